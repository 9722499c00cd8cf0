// The lists of a .docx: word/numbering.xml says how levels are counted, styles may put their paragraphs into a list.

import type { List, ListLevel } from '../lists/list-counters.ts';
import type { NumberFormat } from '../lists/number-format.ts';
import { attribute, scanXml } from './scan-xml.ts';

/** Where a paragraph stands: in which list, on which level (0 to 8). */
export type ListPlace = { numId: string | undefined; level: number | undefined };

/** Lists by their numId; places by paragraph style, what it is based on included. */
export type Numbering = { lists: Map<string, List>; styles: Map<string, ListPlace>; defaultStyle: string };

const FORMATS = new Set<string>([
  'decimal',
  'decimalZero',
  'upperRoman',
  'lowerRoman',
  'upperLetter',
  'lowerLetter',
  'ordinal',
  'none',
  'bullet',
]);
const STYLE_CHAIN_MAX = 12;
const LEVELS = 9;

/** Reads both parts; either may be missing. */
export function readNumbering(numberingXml: string | null, stylesXml: string | null): Numbering {
  return { lists: readLists(numberingXml ?? ''), ...readStyles(stylesXml ?? '') };
}

function readLists(xml: string): Map<string, List> {
  const abstract = new Map<string, (ListLevel | undefined)[]>();
  const lists = new Map<string, List>();
  // A list may name a list style, and another have its levels.
  const [namesStyle, hasStyle] = [new Map<string, string>(), new Map<string, string>()];
  let abstractId = '';
  let levels: (ListLevel | undefined)[] = [];
  let list: List | undefined;
  let level: ListLevel | undefined;
  let override = 0;
  scanXml(xml, {
    open(name, tag) {
      const value = attribute(tag, 'val') ?? '';
      if (name === 'abstractNum') {
        levels = [];
        abstractId = attribute(tag, 'abstractNumId') ?? '';
        abstract.set(abstractId, levels);
      } else if (name === 'numStyleLink') namesStyle.set(abstractId, value);
      else if (name === 'styleLink') hasStyle.set(value, abstractId);
      else if (name === 'num') {
        list = { key: '', levels: [], startOverrides: new Map() };
        lists.set(attribute(tag, 'numId') ?? '', list);
      } else if (name === 'abstractNumId' && list !== undefined) {
        list.key = hasStyle.get(namesStyle.get(value) ?? '') ?? value;
        list.levels = [...(abstract.get(list.key) ?? [])];
        levels = list.levels;
      } else if (name === 'lvlOverride') override = levelNumber(tag);
      else if (name === 'startOverride') list?.startOverrides?.set(override, Number(value) || 0);
      else if (name === 'lvl') {
        level = { format: 'decimal', text: '', start: 1 };
        levels[levelNumber(tag)] = level;
      } else if (level !== undefined) setLevel(level, name, value);
    },
    close(name) {
      if (name === 'lvl') level = undefined;
    },
    text() {},
  });
  return lists;
}

function setLevel(level: ListLevel, name: string, value: string): void {
  if (name === 'start') level.start = Number(value) || 0;
  else if (name === 'numFmt') level.format = FORMATS.has(value) ? (value as NumberFormat) : 'decimal';
  else if (name === 'lvlText') level.text = value;
  else if (name === 'isLgl') level.isLegal = value !== '0' && value !== 'false';
}

function levelNumber(tag: string): number {
  const level = Number(attribute(tag, 'ilvl') ?? 0);
  return Number.isInteger(level) && level >= 0 && level < LEVELS ? level : 0;
}

type Style = ListPlace & { basedOn: string | undefined };

function readStyles(xml: string): { styles: Map<string, ListPlace>; defaultStyle: string } {
  const own = new Map<string, Style>();
  let defaultStyle = '';
  let style: Style | undefined;
  scanXml(xml, {
    open(name, tag) {
      if (name === 'style') {
        style = undefined;
        if (attribute(tag, 'type') !== 'paragraph') return;
        const id = attribute(tag, 'styleId') ?? '';
        style = { numId: undefined, level: undefined, basedOn: undefined };
        own.set(id, style);
        if (attribute(tag, 'default') === '1') defaultStyle = id;
      } else if (style === undefined) return;
      else if (name === 'basedOn') style.basedOn = attribute(tag, 'val');
      else if (name === 'numId') style.numId = attribute(tag, 'val');
      else if (name === 'ilvl') style.level = Number(attribute(tag, 'val')) || 0;
    },
    close() {},
    text() {},
  });
  return { styles: new Map([...own.keys()].map((id) => [id, inherited(own, id)])), defaultStyle };
}

function inherited(styles: Map<string, Style>, id: string): ListPlace {
  const place: ListPlace = { numId: undefined, level: undefined };
  let style = styles.get(id);
  for (let step = 0; style !== undefined && step < STYLE_CHAIN_MAX; step++) {
    place.numId ??= style.numId;
    place.level ??= style.level;
    style = style.basedOn === undefined ? undefined : styles.get(style.basedOn);
  }
  return place;
}
