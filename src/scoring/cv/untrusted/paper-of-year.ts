// "Level 5 Diploma in Leadership and Management for Adult Care, 2023": the long name of a paper, and when it was gained. A
// name is the same in every spec and every CV, and the year no spec says; so it is told, and not taken over. Pure.

const WORDS_MAX = 18;
const PAPER =
  /^(?:diploma|certificate|degree|award|bachelor|master|n?vq|svq|qualification|apprenticeship|diplom|zertifikat|ausbildung|weiterbildung|fachweiterbildung|diplôme|certificat|bts|dut|but)$/;
const YEAR = /^(?:19|20)\d\d$/;

/** Whether a line, given as its words in small letters, is a paper with the year of it. */
export function isPaperOfYear(words: readonly string[]): boolean {
  return (
    words.length <= WORDS_MAX &&
    words.some((word) => PAPER.test(word)) &&
    words.some((word) => YEAR.test(word))
  );
}
