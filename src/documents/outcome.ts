// What reading a document can end in. Readers throw `Unreadable…Error` inside this folder; `readDocument` turns it
// into a value, so that nothing outside ever sees a throw.

/** The content's real format, which may differ from the one its name promises (RTF named .doc). */
export type DocumentFormat = 'pdf' | 'docx' | 'doc' | 'rtf' | 'html' | 'text';

/** Text of a document. `pages` is null where the format has none; `cut` says that a limit left some text out. */
export type DocumentText = {
  kind: 'text';
  text: string;
  format: DocumentFormat;
  pages: number | null;
  characters: number;
  cut: boolean;
};

/**
 * Why no text came out; stable, and part of what users see.
 * - `encrypted`: a password is needed to open it
 * - `scanned`: pages hold pictures and no text
 * - `corrupt`: its structure is broken, or reading it died or ran out of time
 * - `too_large`: it is, or unpacks to, more than a CV can be
 * - `wrong_content`: not what its name says, and nothing that is read in its stead
 * - `no_text`: sound, but holds no letter or digit
 * - `unsupported`: a kind of file that is not read at all
 */
export type UnreadableCode =
  'encrypted' | 'scanned' | 'corrupt' | 'too_large' | 'wrong_content' | 'no_text' | 'unsupported';

/** No text: the code for programs, the message for people (it never quotes the document). */
export type Unreadable = { kind: 'unreadable'; code: UnreadableCode; message: string };

/** What a reader of one format returns. */
export type ReaderText = { text: string; pages: number | null; cut: boolean };

/** Ends a read with a reason; thrown by readers, caught by `readDocument`. */
export class UnreadableError extends Error {
  readonly code: UnreadableCode;

  constructor(code: UnreadableCode, message: string) {
    super(message);
    this.name = 'UnreadableError';
    this.code = code;
  }
}
