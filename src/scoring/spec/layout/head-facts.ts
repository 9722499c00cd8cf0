// The lines under a title that say for whom, where and for how much one works, before anything is told: "Leeds | hybrid |
// firm of chartered accountants", "Northgate Pipework Ltd, Billingham". Pure.

import { minimumMonths } from '../time/minimum-months.ts';
import { saysNice } from '../wishes.ts';
import { saysMust } from './heading-words.ts';
import type { SpecLine } from './lines.ts';

/** So far down stand such lines at most. */
const LINES_MAX = 4;
const CELL_WORDS_MAX = 8;
const WORDS_MAX = 9;
const CELLS = /\s*[|·•]\s*|\s[-–—]\s/u;
/** Words by which even a line of the head may ask for something. */
const ASKS =
  /(?<!\p{L})(?:you|your|must|need\p{L}*|requir\p{L}*|essential|licen[cs]es?|certificat\p{L}*|degree|diplom\p{L}*|experience\p{L}*|fluent|speak\p{L}*|qualified|tickets?|cards?|erfahr\p{L}*|ausbildung|führerschein|permis|expérience|kenntnisse)(?!\p{L})/iu;
/** What a house is called by, at the end of its name. */
const HOUSE =
  /(?<!\p{L})(?:Ltd\.?|Limited|LLP|LLC|Inc\.?|plc|PLC|GmbH|AG|KG|e\.\s?V\.|SA|SAS|SARL|Pty|Group|Trust|Council|University|College|Academy|Hospital|Hospitals|Partners|Foundation|Society|School|Klinikum|Stadtwerke)(?!\p{L})/u;

/** Whether the line at `index` is one of those under the title that only tell facts. */
export function isHeadFact(lines: readonly SpecLine[], index: number): boolean {
  if (index === 0 || index > LINES_MAX) return false;
  if (lines.slice(1, index + 1).some(({ afterBlank, isItem }) => afterBlank || isItem)) return false;
  const text = lines[index]?.text ?? '';
  if (/[.!?:]$/.test(text) || ASKS.test(text) || saysMust(text) || saysNice(text)) return false;
  if (minimumMonths(text) > 0) return false;
  const cells = text.split(CELLS);
  if (cells.length > 1) return cells.every((cell) => cell.split(/\s+/).length <= CELL_WORDS_MAX);
  return HOUSE.test(text) && text.split(/\s+/).length <= WORDS_MAX;
}
