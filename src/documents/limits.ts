// Every bound on reading a document, with its unit and the reason for its size. Bounds are counts wherever they can
// be: the platform's clock stands still while a Worker computes, so a time limit alone protects nothing there.

const MB = 1024 * 1024;

/** A decoded file, in bytes. The largest of a thousand real CVs had 4 MB, and a request may carry 200. */
export const FILE_BYTES_MAX = 10 * MB;

/** Text kept of a document, in UTF-16 units: some 150 dense pages. */
export const TEXT_CHARACTERS_MAX = 400_000;

/** A reader's time in milliseconds: a library that waits for what a damaged file never gives is not waited for. */
export const READ_LIMIT_MS = 5_000;

/**
 * One read from start to end, in milliseconds; the caller gives up on a reader that needs longer. Every file is to be
 * answered within six seconds, the way there and back included.
 */
export const READ_TIMEOUT_MS = 5_500;

export const PDF_LIMITS = {
  /** Pages read; a CV has one to ten. */
  pages: 40,
  /** Bytes one stream may unpack to. The largest honest stream seen (an embedded CJK font) had 11 MB. */
  streamBytes: 24 * MB,
  /** Bytes all streams may unpack to, together. */
  totalBytes: 96 * MB,
  /** Bytes a stream may have that is neither picture nor font: a page's content, seldom above 1 MB. */
  contentBytes: 4 * MB,
  /** Packed bytes of a stream with a filter that is not undone beforehand (LZW, run lengths): at worst 1 to 1,400. */
  unknownFilterBytes: 64 * 1024,
  /** Streams that a page names as its content; some generators write one for each block of text. */
  contentParts: 4_000,
  /** Graphics states of a page's content open at once; real content has some ten. */
  nesting: 5_000,
  /** Streams of a file; forty dense pages have some thousands. */
  streams: 20_000,
  /** Filters laid over one another that the preflight unpacks; real files use one, seldom two. */
  nestedFilters: 3,
  /** Chunks of text taken from the library; each gives it the chance to run on. */
  reads: 10_000,
  /** The same for one page: a dense page gives some 200. */
  readsPerPage: 2_000,
  /** Unpacked bytes of a file whose drawing operators are looked at as well as its text. */
  drawnBytes: 3 * MB,
  /** Chunks after which others get their turn. */
  readsPerTurn: 64,
  /** Wall clock in milliseconds, checked between chunks, where the clock moves. */
  milliseconds: 3_000,
};

export const DOCX_LIMITS = {
  /** Entries in the archive's directory. */
  entries: 4_096,
  /** Bytes of XML unpacked, all parts together; a 12 MB main part has been seen in the wild. */
  xmlBytes: 16 * MB,
  /** Elements open at once. Word nests some fifty. */
  depth: 4_000,
};

export const DOC_LIMITS = {
  /** Entries of the compound file's directory. */
  directoryEntries: 4_096,
  /** Pieces of the piece table: an edit each. */
  pieces: 200_000,
  /** Characters all pieces may claim, overlapping included. */
  characters: 4_000_000,
};

export const RTF_LIMITS = {
  /** Groups open at once. */
  depth: 5_000,
};
