// Rows of a table that tell a fact of the post and ask for nothing: "Base | Haywards Heath", "Vergütung | TVöD 9b", and the
// row that names the columns. Pure.

import { testOf } from '../first-look.ts';
import { cellsOf } from './tables.ts';

/** What a row is of that says where, when, for how much and under whom one works. */
const FACT =
  /^\W*(?:(?:role|job|post|position) ?(?:title|family|level|grade|ref(?:erence)?|type|no\.?)?|title|team|department|division|directorate|business (?:unit|area)|base(?:d)?(?: at)?|locations?|site|office|place of work|work ?place|reports? (?:in)?to|reporting to|responsible to|line manager|hiring manager|(?:annual )?salary(?: range| band)?|pay(?: band| range)?|remuneration|grade|band|level|family|contract(?: type)?|(?:working )?hours(?: of work)?|working pattern|shifts?(?: pattern)?|start(?:ing)?(?: date)?|closing(?: date)?|deadline|ref(?:erence)?(?: no\.?| number)?|vacancy(?: no\.?| ref\.?)?|employer|company|client|duration|term|benefits?|holidays?|annual leave|leave|pension|bonus|interviews?|contact|how to apply|travel|(?:dienst|arbeits|einsatz)?ort|standort|abteilung|bereich|stelle|stellenbezeichnung|vergütung|gehalt|eingruppierung|entgelt(?:gruppe)?|arbeitszeit|umfang|beginn|eintritt(?:sdatum|stermin)?|befristung|vertrag(?:sart)?|bewerbungsfrist|kennziffer|referenz(?:nummer)?|ansprechpartner(?:in)?|arbeitgeber|lieu(?: de travail)?|service|rattachement|poste|intitulé(?: du poste)?|(?:type de )?contrat|durée|horaires|salaire|rémunération|prise de (?:poste|fonctions?)|date de (?:début|prise de poste)|référence|employeur|date limite|établissement)\W*$/iu;
/** What the first column of such a table is called. */
const NAMES_COLUMNS =
  /^\W*(?:requirements?|criteri(?:a|on)|competenc(?:e|y|ies)|items?|attributes?|anforderung(?:en)?|kriteri(?:um|en)|critères?|exigences?)\W*$/iu;
const isFact = testOf(FACT);
const namesColumns = testOf(NAMES_COLUMNS);
const STROKE = '|';
const CELLS_MAX = 3;
const HEAD_WORDS_MAX = 5;

/** Whether a line is such a row. */
export function isFactRow(line: string): boolean {
  if (!line.includes('|')) return false;
  const cells = cellsOf(line, STROKE);
  const [first = ''] = cells;
  if (cells.length < 2 || cells.length > CELLS_MAX) return false;
  if (isFact(first)) return true;
  return namesColumns(first) && cells.slice(1).every((cell) => cell.split(/\s+/).length <= HEAD_WORDS_MAX);
}

/** Several labels of a form in one line: "Post: HR Adviser   Grade: SO1", "STATUS: open | STANDORT: Ulm". */
const FORM_ROW = /^\W*[\p{L} /-]{2,30}:\s*\S[^|:]*?(?:\s*\||\s{3,})\s*[\p{L}. /-]{2,30}:/u;

/** Whether a line holds several labels of a form, each with what it says. */
export const isFormRow = testOf(FORM_ROW);
