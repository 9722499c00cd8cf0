// What says that a span which begins at a date goes on to this day: "to now", "since", "which I took up in". Pure.

import { writtenFor } from '../../text/expressions/latin.ts';

/** Words for this day. */
export const NOW =
  '(?:the )?present(?: day)?|pres\\.|presently|current(?:ly)?|now|date|today|this day|ongoing|on-going|still (?:there|here|employed|in post)|heute|jetzt|aktuell|laufend|dato|gegenwart|aujourd.?hui|présent|ce jour|maintenant|en cours|en poste|actuel(?:lement)?|auj(?!\\p{L})\\.?|derzeit|momentan|dauert an|ggw\\.|lfd\\.|till now|curr\\.|heden|nu(?!\\p{L})|obecnie|la actualidad|actualidad|actualmente|presente|hoy|oggi|attuale|in corso|atual|hoje|idag';
/** Words between the two ends of a span. */
export const TO =
  "(?:end(?:ed|ing)?(?: date)?|to|until|till|bis|ende|enddatum|austritt|fin|date de fin|left)\\s?:|-{1,2}>?|>|→|~|·|to|until|til+|up (?:to|until)|through|thru'?|bis(?: (?:zum?|einschließlich))?|à|au|tot(?: en met)?|t/m|jusqu['’]?(?:à|au|en)?";
/**
 * A connector before the present, the present in parentheses behind the start, or a dash with nothing behind it: "2019 -",
 * "2019 -: Cook", "2019 - (full time)", and the columns of "2019 -   Cook".
 */
const openFor = writtenFor(
  new RegExp(
    `^\\s*(?:(?:,\\s?)?(?:${TO})\\s*(?:${TO})?\\s*\\(?(?:${NOW})(?!\\p{L})|[(,]\\s?(?:to |bis )?(?:present|current|ongoing|date|heute|laufend|en cours)(?!\\p{L})|(?:onwards?|forward|on)(?=$|[\\s.,;:)|])(?! \\p{L})|-\\s*(?:$|[,;|)\\n]|[:.](?=\\s|$)|\\((?!\\s*\\d{4}))| - {2,}(?=\\p{Lu}))`,
    'iu',
  ),
);
/** "| Oct 2022 | now |", "Oct 2022 / now": the columns of a table, and a slash. */
const NOW_IN_COLUMN = new RegExp(`^(?:\\s*[|\\t]\\s*|\\s+/\\s+| {2,40})(?:${NOW})(?!\\p{L})`, 'iu');
/** "Renewed November 2023, current": a paper, and nobody's post. */
const OF_PAPER =
  /(?<!\p{L})(?:renewed|granted|issued|passed|awarded|revalidated|obtained|certified|registered|valid|refreshed|erteilt|ausgestellt|verlängert|bestanden|délivrée?|obtenue?|renouvelée?)(?: (?:in|on|am|im|en|le))*[\s,(]*$/iu;
/** "Delegate myself from 2017 till I was made super": it ended, and the line does not say when. */
const UNTIL_THEN =
  /^\s*,?\s*(?:until|till|til|up to|bis|jusqu['’](?:à|au|en))(?!\p{L})(?!\s*\(?(?:now|date|today|present|heute|jetzt|aujourd|maintenant|ce jour|this|last|recently|diese[nmrs]?|letzte[nmrs]?|vergangene[nmrs]?|cet(?:te)?|ce mois))/iu;
/** "My present title is team leader, which I took up in June 2018." */
const TOOK_UP =
  /(?<!\p{L})(?:present|current|derzeitige|jetzige|heutige|actuel)(?!\p{L})[^.;]{0,110}(?<!\p{L})(?:took up|took on|took over|have held|have had|moved into|stepped into|was given)(?!\p{L})[^.;]{0,20}$/iu;
const REVERSED = new RegExp(`(?<!\\p{L})(?:${NOW})\\s*(?:-|to|back to|bis|à)\\s*$`, 'iu');
const SINCE =
  /(?<!\p{L})(?:since|ever since|from|as of|as from|starting|seit(?:dem)?|ab|depuis|dès|sinds|vanaf)\s*:?\s*(?:about|around|approx\.?|the|le|l['’]|dem|(?:la )?rentrée(?: de)?|l['’](?:été|automne|hiver)|le printemps|(?:dem )?(?:sommer|herbst|frühjahr|winter)|(?:early|late|mid|the (?:spring|summer|autumn|fall|winter|start|end|beginning) of|spring|summer|autumn|winter)|(?:anfang|mitte|ende|début|fin))?\s*$/iu;
/** "Zero agency since 2024", "keine Unfälle seit 2019": nothing that somebody does. */
const NOTHING_SINCE =
  /(?<!\p{L})(?:zero|nil|no|none|not one|without|accident[- ]free|unfallfrei|keine?n?|null|ohne|aucune?|sans|zéro)(?!\p{L})[^.;:|]{0,30}\b(?:since|seit|depuis)\s*$/iu;
/** Where somebody lives, and by what right, is nothing that they do: "living in Mallow since 2025", "EU Blue Card since 2024". */
const statusSinceFor = writtenFor(
  /(?<!\p{L})(?:living|lived|live|lives|resid\p{L}+|settled|married|citizen\p{L}*|(?<=[(,;] ?)PR (?:of|status)|ILR|blue card|green card|visa|stamp \d\p{L}?|(?:work|residence) permit|leave to remain|settled status|pre-settled status|pension|wohnhaft|wohne|lebe|verheiratet|aufenthalts\p{L}+|niederlassungs\p{L}+|habite|installée?|mariée?|titre de séjour|carte de (?:séjour|résident)|retraité\p{L}*)(?!\p{L})[^.;:|]{0,40}\b(?:since|from|seit|ab|depuis)\s*$|^\W*(?:now |back |again |wieder )?(?:in|en|au) (?:the )?\p{Lu}\p{L}+(?: \p{Lu}\p{L}+)?,? (?:since|from|seit|depuis)\s+(?:(?:spring|summer|autumn|winter|early|late|mid) )?$/iu,
);
/** "My induction card is from 2013", "AZ (DZ before it from 2014)": the day of a paper. */
const paperFromFor = writtenFor(
  /(?<!\p{L})(?:cards?|tickets?|licen[cs]es?|cert(?:ificate)?s?|papers?|diplomas?|degrees?|pass(?:port)?|check|clearance)(?: \p{L}+)? (?:is|are|was|were|dates?|dated) from\s*$|(?<!\p{L})(?:[AD]Z|CDL|HGV|LGV|class \p{L}{1,2})(?!\p{L})(?! driv)[^.;:|]{0,40}\bfrom\s*$/iu,
);
/** "Schlosser, 35 Jahre, seit 2021 in Deutschland". */
const IN_COUNTRY =
  /^\s*(?:in|en|au)(?: the| der| dem)? (?:uk|england|scotland|wales|britain|great britain|ireland|germany|france|austria|switzerland|australia|canada|us|usa|united kingdom|united states|deutschland|österreich|schweiz|irland|frankreich|allemagne|suisse|irlande|royaume-uni)\s*(?:$|[.,;)|])/iu;
/** "Im Januar 2020 habe ich die Abteilung übernommen", "en mai 2020 j'ai repris l'étude". */
const TOOK_ABROAD =
  /^\s*,?\s*(?:(?:habe|bin|wurde) ich\s[^.;:]{0,80}?(?:übernommen|gewechselt|angefangen|begonnen|eingetreten|gekommen|befördert|ernannt)|(?:j['’]ai|je suis|j['’]étais)\s[^.;:]{0,12}?(?:repris|rejoint|commencé|pris|devenue?|entrée?|passée?|nommée?))(?!\p{L})/iu;
const STILL_ABROAD =
  /(?<!\p{L})(?:seither|seitdem|bis heute|noch immer|immer noch|heute|derzeit|aktuell|depuis|toujours|aujourd['’]hui|actuellement)(?!\p{L})/iu;
/** "Je suis entrée chez Orban en mai 2019 et j'y suis toujours". */
const JOINED_ABROAD =
  /(?<!\p{L})(?:je suis|j['’]ai (?:été )?)\s?(?:entrée?|arrivée?|embauchée?|recrutée?|engagée?|commencé|débuté|rejoint|repris)(?!\p{L})[^;:]{0,120}\s(?:en|au)\s+$/iu;
/** "Seit ich 2017 die Prüfung bestanden habe, arbeite ich bei", "since I qualified in 2017 I have worked". */
const SINCE_I =
  /(?<!\p{L})(?:seit(?:dem)? ich|(?:ever )?since (?:i|my) [\p{L} ]{2,40}? in|depuis que (?:j['’]ai|je) [^.;:]{2,40}? en)\s*$/iu;
const I_WORK =
  /^[^.;:]{0,110}?(?<!\p{L})(?:arbeite ich|bin ich|i have (?:worked|been|run|led)|i(?:['’]ve| have) been|i work|je travaille|je suis)(?!\p{L})/iu;
/** "Passed out 14 March 2019, driving since then", "signed off May 2020 and on the line ever since". */
const PASSED =
  /(?<!\p{L})(?:passed (?:out|competent|off)|signed off|qualified|made up|promoted|appointed|joined|started|licen[cs]ed|out of my time|ausgelernt|freigesprochen|übernommen|diplômée?|embauchée?)(?: (?:as [\p{L} ]{3,30}|in|on|am|im|en|le))*,?\s*$/iu;
const EVER_SINCE =
  /^[^.;:]{0,50}(?<!\p{L})(?:since then|ever since|since(?=\s*(?:[,.;)]|$|full|without|then))|still (?:there|here|am|do|driv\p{L}+|work\p{L}+)|to (?:date|this day)|seither|seitdem|bis heute|depuis(?! (?:\d|le|la|les)))(?!\p{L})/iu;
/** "Started February 2020 as graduate, intermediate 2022, senior since July 2024": one house, and what one became in it. */
const ROSE_BEHIND =
  /^(?: as (?:an? )?[\p{L} -]{3,30})?[,;] [^.;]{0,60}?(?<!\p{L})(?:(?:since|now|from|seit|heute|depuis)(?!\p{L})|promoted(?: to [\p{L} ]{3,30}?| in)* (?:\p{L}+ )?(?:19|20)\d\d)/iu;

/** "Today I am at Orban, where I started in May 2019", "aujourd'hui chez Orban, où je suis arrivé en mai 2019". */
const NOW_WHERE =
  /(?<!\p{L})(?:now|today|currently|at present|at the moment|heute|derzeit|aktuell|momentan|aujourd['’]hui|actuellement|à présent)(?!\p{L})[^.;:]{0,110}(?<!\p{L})(?:(?:where|which) i[^.;:]{0,30} (?:started|began|arrived|joined|came)[^.;:]{0,20}|(?:wo|bei de[mnr]) ich(?: \p{L}+){0,2} (?:im|seit|am)|où je suis[^.;:]{0,30} (?:arrivé|entré|venu)e?[^.;:]{0,20}|où j['’]ai (?:commencé|débuté)[^.;:]{0,20})\s+$/iu;
/** "Im Januar 2019 im Labor des Spitals eingestiegen, und da bin ich bis heute." */
const BEGUN_BEHIND =
  /^[^.;:]{0,90}(?<!\p{L})(?:eingestiegen|angefangen|begonnen|eingetreten|gewechselt|übernommen)(?!\p{L})[^.;:]{0,60}(?<!\p{L})(?:bis heute|noch heute|immer noch|noch immer|seither|seitdem)(?!\p{L})/iu;

/** Whether what stands behind a date says by itself that a span goes on. */
export function isOpen(gap: string): boolean {
  return openFor(gap).test(gap);
}

/** Whether what stands around a date, such as "to now" behind it, says that what began then goes on. */
export function goesOnBehind(before: string, gap: string): boolean {
  if (isOpen(gap)) return !(COMMA_CURRENT.test(gap) && OF_PAPER.test(before));
  return NOW_IN_COLUMN.test(gap) || REVERSED.test(before);
}

/** Whether "since" or "from" stands before a date. */
export function saysSince(before: string): boolean {
  return SINCE.test(before);
}

/** Whether what stands before a date, and in some languages behind it, says that something is done since then. */
export function isSince(before: string, gap: string): boolean {
  if (TOOK_UP.test(before) || NOW_WHERE.test(before)) return true;
  if (SINCE.test(before)) {
    const isWork =
      !NOTHING_SINCE.test(before) &&
      !statusSinceFor(before).test(before) &&
      !paperFromFor(before).test(before) &&
      !IN_COUNTRY.test(gap);
    return isWork && !UNTIL_THEN.test(gap);
  }
  return (
    (SINCE_I.test(before) && I_WORK.test(gap)) ||
    (JOINED_ABROAD.test(before) && STILL_BEHIND.test(gap)) ||
    (IN.test(before) && (BEGUN_BEHIND.test(gap) || (TOOK_ABROAD.test(gap) && STILL_ABROAD.test(gap)))) ||
    (PASSED.test(before) && EVER_SINCE.test(gap))
  );
}

/** Whether somebody began at a date and is something else in the same house to this day, as what stands behind it tells. */
export function hasRisen(before: string, rest: string): boolean {
  return PASSED.test(before) && ROSE_BEHIND.test(rest);
}

const STILL_BEHIND =
  /^[^.;:]{0,60}(?<!\p{L})(?:toujours|encore aujourd['’]hui|depuis(?! (?:\d|le|la|les)))(?!\p{L})/iu;
const IN = /(?<!\p{L})(?:im|in|am|en|seit)\s+$/iu;
const COMMA_CURRENT = /^\s*[(,]\s?(?:current|ongoing|laufend|en cours)/iu;
