// WordprocessingML to text: what a reader of the printed page sees, in order. Deleted and hidden text, field codes
// and the fallback copies of drawings are left out; a text box comes after the paragraph that anchors it.

import { HEADING_CELL } from '../heading-cell.ts';
import { TEXT_CHARACTERS_MAX } from '../limits.ts';
import { ListCounters } from '../lists/list-counters.ts';
import type { ListPlace, Numbering } from './numbering.ts';
import { attribute, scanXml, type XmlVisitor } from './scan-xml.ts';

/** Elements whose content is not text of the page. */
const SKIPPED = new Set([
  'del',
  'moveFrom',
  'instrText',
  'delText',
  'delInstrText',
  'Fallback',
  'pPrChange',
  'rPrChange',
  'tblPr',
  'tcPr',
  'trPr',
  'sectPr',
  'sdtPr',
]);

/** The text of one part; lists are counted anew in each. `cut` when it was longer than TEXT_CHARACTERS_MAX. */
export function wordXmlText(xml: string, numbering: Numbering | null = null): { text: string; cut: boolean } {
  const writer = new WordText(numbering);
  scanXml(xml, writer);
  return writer.finish();
}

/** A stretch of text being written, the part's body or a text box inside it, and where its open rows of tables began. */
type Flow = { out: string[]; boxes: string[]; rows: number[] };

class WordText implements XmlVisitor {
  #flow: Flow = { out: [], boxes: [], rows: [] };
  readonly #outer: Flow[] = [];
  /** For each open field, whether its code (not yet its result) is being read. */
  readonly #fields: boolean[] = [];
  #skipDepth = 0;
  #codes = 0;
  #inText = false;
  #inRunProperties = false;
  #hidden = false;
  #characters = 0;
  /** The open paragraph's list label, until the paragraph turns out not to be empty. */
  #label = '';
  /** The open paragraph's properties: its style, and its place in a list where it states one itself. */
  #properties: { style: string | undefined; place: ListPlace } | null = null;
  readonly #numbering: Numbering | null;
  readonly #counters = new ListCounters();

  constructor(numbering: Numbering | null) {
    this.#numbering = numbering;
  }

  open(name: string, tag: string): void {
    if (this.#skipDepth > 0 || SKIPPED.has(name) || (this.#properties !== null && name === 'rPr')) {
      this.#skipDepth++;
      return;
    }
    if (this.#properties !== null) this.#setProperty(name, attribute(tag, 'val'));
    else if (name === 'pPr')
      this.#properties = { style: undefined, place: { numId: undefined, level: undefined } };
    else if (name === 't') this.#inText = true;
    else if (name === 'tr') this.#flow.rows.push(this.#flow.out.length);
    else if (name === 'r') this.#hidden = false;
    else if (name === 'rPr') this.#inRunProperties = true;
    else if (name === 'vanish' && this.#inRunProperties) this.#hidden = isOn(tag);
    else if (name === 'fldChar') this.#field(attribute(tag, 'fldCharType'));
    else if (name === 'txbxContent') {
      this.#outer.push(this.#flow);
      this.#flow = { out: [], boxes: [], rows: [] };
    } else if (!this.#inRunProperties) this.#put(MARKS[name] ?? '');
  }

  close(name: string): void {
    if (this.#skipDepth > 0) {
      this.#skipDepth--;
      return;
    }
    if (name === 'pPr') this.#endProperties();
    else if (name === 't') this.#inText = false;
    else if (name === 'r') this.#hidden = false;
    else if (name === 'rPr') this.#inRunProperties = false;
    else if (name === 'p') this.#endParagraph();
    else if (name === 'tc') this.#endWith('\n', '\t');
    else if (name === 'tr') this.#endRow();
    else if (name === 'txbxContent') this.#endBox();
  }

  text(text: string): void {
    if (this.#inText && this.#skipDepth === 0) this.#put(text);
  }

  finish(): { text: string; cut: boolean } {
    while (this.#outer.length > 0) this.#endBox();
    const text = [...this.#flow.out, ...this.#flow.boxes].join('');
    return { text: text.slice(0, TEXT_CHARACTERS_MAX), cut: this.#characters > TEXT_CHARACTERS_MAX };
  }

  #put(text: string): void {
    if (text === '' || this.#codes > 0 || this.#hidden) return;
    this.#characters += text.length;
    if (this.#characters <= TEXT_CHARACTERS_MAX) this.#flow.out.push(this.#label, text);
    this.#label = '';
  }

  #setProperty(name: string, value: string | undefined): void {
    if (this.#properties === null) return;
    if (name === 'pStyle') this.#properties.style = value;
    else if (name === 'numId') this.#properties.place.numId = value;
    else if (name === 'ilvl') this.#properties.place.level = Number(value) || 0;
  }

  /** A paragraph in a list begins with its label. */
  #endProperties(): void {
    const { style, place } = this.#properties ?? {};
    this.#properties = null;
    const styled = this.#numbering?.styles.get(style ?? this.#numbering.defaultStyle);
    const numId = place?.numId ?? styled?.numId;
    const list = numId === undefined ? undefined : this.#numbering?.lists.get(numId);
    if (numId === undefined || list === undefined) return;
    const label = this.#counters.next(list, place?.level ?? styled?.level ?? 0, numId);
    if (label !== '') this.#label = `${label} `;
  }

  #endParagraph(): void {
    this.#flow.out.push('\n');
    if (this.#flow.boxes.length > 0) this.#flow.out.push(this.#flow.boxes.join('').trimEnd(), '\n', '\n');
    this.#flow.boxes = [];
    this.#label = '';
  }

  /** Ends a cell or a row: the last paragraph's line break gives way to the table's own mark. */
  #endWith(replaced: string, mark: string): void {
    const { out } = this.#flow;
    while (out.at(-1) === replaced) out.pop();
    out.push(mark);
  }

  /** "Skills | Excel, Word": a cell that heads the paragraphs beside it has a line of its own. */
  #endRow(): void {
    this.#endWith('\t', '\n');
    const { out, rows } = this.#flow;
    const told = out.splice(rows.pop() ?? out.length).join('');
    out.push(told.length < ROW_MAX && HEADED.test(told) ? told.replace('\t', '\n') : told);
  }

  #endBox(): void {
    const outer = this.#outer.pop();
    if (outer === undefined) return;
    outer.boxes.push([...this.#flow.out, ...this.#flow.boxes, '\n'].join(''));
    this.#flow = outer;
  }

  #field(type: string | undefined): void {
    if (type === 'begin') {
      this.#fields.push(true);
      this.#codes++;
    } else if (type === 'separate' && this.#fields.at(-1) === true) {
      this.#fields[this.#fields.length - 1] = false;
      this.#codes--;
    } else if (type === 'end' && this.#fields.pop() === true) this.#codes--;
  }
}

const MARKS: Record<string, string> = { tab: '\t', ptab: '\t', br: '\n', cr: '\n', noBreakHyphen: '-' };

/** A longer row is a page that a table lays out. */
const ROW_MAX = 5_000;
/** Two cells of a row: what heads paragraphs, and several of them. */
const HEADED = new RegExp(String.raw`^${HEADING_CELL}\t[^\t\n]+\n[^\t]*\n$`, 'u');

function isOn(tag: string): boolean {
  return !/^(0|false|off)$/.test(attribute(tag, 'val') ?? '');
}
