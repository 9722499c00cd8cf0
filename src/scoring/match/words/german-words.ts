// German words by what they are made of: a compound of a thing and of what is done to it, and participles. Angebotserstellung
// is told by Angebote erstellt, Pflasterarbeiten by gepflastert. Pure.

import { remembered } from '../../text/remembered.ts';
import { unaccented } from '../../text/unaccented.ts';

/** What is done, at the end of a compound, without its ending. */
const DEEDS =
  'abrechn abwickl akquis aktualisier analys anleit anmeld annahm anpass arbeit aufbau aufbereit aufnahm aufsicht ausbau ausbild ausführ ausgab ausgest ausleg auswert bau bearbeit bedien begleit behandl behebung bekämpf beleucht berat berechn beschaff beschicht bestell betreu betrieb bewert bewirtschaft buchung dämm dienst disposition dokumentation druck durchführ einbau einkauf einricht einstell entsorg entwickl erfass ermittl erstell erzieh fahr fertig förder führ gestalt gründ handel handhab heil heizung herstell inspektion installation instandhalt instandsetz kalkulation kontroll konstruktion koordination kühl lager leitung lenk lieferung löt management mess montag nachverfolg optimier organisation pflanzung pfleg planung produktion programmier prüf recherch reinig reparatur sanier schleif schneid schul schweiß sicherung sortier steuer suche therapie transport überwach umbau umsetz unterricht untersuch verarbeit verkauf verleg verlad vermess vermittl verpack verputz versand versorg verteil vertrieb verwalt verwert vorbereit wart wech wesen zerleg zubereit zurichtung zuschnitt';
const deeds = new Set(DEEDS.split(' ').map(unaccented));
const DEED = new RegExp(
  `^(.{4,}?)(${[...deeds].toSorted((a, b) => b.length - a.length).join('|')})(?:en|ung|ungen|s|e|er|n|ion|ionen|es|ern|t)?$`,
);
const LENGTH_MIN = 11;
/** Letters that join the parts of a compound. */
const JOINT = /(?:s|es|en|n|er)$/;
const PREFIXES =
  'ab|an|auf|aus|bei|durch|ein|fest|frei|her|hin|los|mit|nach|um|unter|vor|weg|weiter|zu|zurecht|zurück|zusammen';
const PARTICIPLE = new RegExp(`^(${unaccented(PREFIXES)}|)ge(.{3,}?)(?:e?t|en|e?te[rsnm]?)$`);
const INFINITIVE = /(?:e?rn|e?ln|en|e?t|te|ung|e)$/;

/** A compound of a thing and a deed, in plain letters; null for any other word. */
export const compoundOf: (word: string) => { thing: string; deed: string } | null = remembered((word) => {
  if (word.length < LENGTH_MIN) return null;
  const [, thing = '', deed = ''] = DEED.exec(unaccented(word)) ?? [];
  return thing === '' ? null : { thing: thing.replace(JOINT, ''), deed };
});

/** Who does it, at the end of what a post is called. */
const DOER =
  /^(.{4,}?)(?:sachbearbeit|mitarbeit|fachkraft|fachkraeft|kaufmann|kauffrau|kaufleut|techni[ck]|berat|leit|referent|assisten|ingenieur|meister|planer|disponent|entwickl|konstrukteur|monteur|mechanik|helfer|pruef|manager)\p{L}{0,6}$/u;

/** The thing of a compound of it and of what is done to it, or of who does it; the word itself where it is none. */
export const thingOf: (word: string) => string = remembered((word) => {
  if (word.length < LENGTH_MIN) return word;
  const doer = DOER.exec(unaccented(word))?.[1]?.replace(JOINT, '');
  return doer ?? compoundOf(word)?.thing ?? word;
});

/** What a verb and its participle share, in plain letters: gepflastert is of pflaster, angepasst of anpass. */
export const plainRoot: (word: string) => string = remembered((word) => {
  const plain = unaccented(word);
  const participle = PARTICIPLE.exec(plain);
  if (participle !== null) return `${participle[1] ?? ''}${participle[2] ?? ''}`;
  const bare = plain.replace(INFINITIVE, '');
  return bare.length >= 4 ? bare : plain;
});

/** Letters that two roots must share at their beginning. */
const SHARED = { least: 4, rest: 4 };

/** Whether a word begins with a root, or is of it. */
export function beginsWith(root: string, sought: string): boolean {
  return (
    sought.length >= SHARED.least &&
    ((root.startsWith(sought) && root.length - sought.length <= SHARED.rest) ||
      (root.length >= SHARED.least && sought.startsWith(root) && sought.length - root.length <= 2))
  );
}
