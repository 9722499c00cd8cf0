// German sentences whose verb stands apart from its first part: "Sie rechnen Löhne ab" is said of abrechnen. Pure.

import { testOf } from './expressions/first-look.ts';
import { rememberedOfLine } from './remembered.ts';

const PARTS =
  'ab|an|auf|aus|bei|durch|ein|fest|her|hin|instand|mit|nach|um|unter|vor|weiter|zu|zurück|zusammen';
const APART = new RegExp(
  String.raw`^((?:(?:und|dabei|seit [\p{L}\d ]{3,30}) )?(?:sie|du|wer|ich|wir) )(\p{Ll}{3,}?)(en|eln|ern|est|st|et|t|e)( .{4,}?) (${PARTS})(?=\W*$)`,
  'iu',
);
const mayStandApart = testOf(new RegExp(String.raw`\s(?:${PARTS})\W*$`, 'iu'));

/** The text with the verb whole, at its end. */
export const withVerbsJoined = rememberedOfLine((text): string =>
  mayStandApart(text)
    ? text.replace(
        APART,
        (_, who: string, root: string, ending: string, rest: string, part: string) =>
          `${who}${rest.trim()} ${part.toLowerCase()}${root.toLowerCase()}${/^[ea]?[lr]n$/.test(ending) ? ending : 'en'}`,
      )
    : text,
);
