// Sentences among demands that say something of them and ask for nothing: how strict a rule is, who will not sponsor a
// paper. Pure.

import { testOf } from '../first-look.ts';
import { saysMust } from '../layout/heading-words.ts';
import { saysNice } from '../wishes.ts';
import { minimumMonths } from '../time/minimum-months.ts';
import { saysWhoIsSought } from './asking.ts';

/** "The regulations are strict and so are we": how something is, before anything is asked. */
export function isOfWhatIs(text: string): boolean {
  return OF_WHAT_IS.test(text) && isRemark(text);
}

const OF_WHAT_IS =
  /^(?:die|der|das|unsere?|les?|la|nos|notre) (?!bewerber|kandidat|person\b|sprache|fähigkeit|kenntniss|erfahrung|candidat|personne|maîtrise|connaissance)[\p{L}-]+ (?:ist|sind|liegen|liegt|haben|hat|befinde[nt]|stehen|steht|est|sont|se trouvent|ont|a) (?!(?:bedingung|pflicht|voraussetzung|zwingend|notwendig|nötig|erforderlich|wünschenswert|von vorteil|obligatoire|exigé|indispensable|requis|souhaité))|^^(?:the|our|these|those|this|that) (?:(?!ability|skills?|right|ideal|successful|person|candidates?|applicants?|post-?holder|experience|knowledge)[\p{L}'’-]+ ){1,4}?(?:is|are|was|were|has been|have been) (?!to\b)/iu;

/** Whether what follows a demand says something of it: "the client will not sponsor one", "no bus goes there". */
export function isRemark(text: string): boolean {
  return (
    /^(?:no (?:[\p{L}-]+ ){1,3}(?:goes|go|runs?|comes?|stops?|serves?|reach(?:es)?|pass(?:es)?)|the|we|it|this|that|there|our|these|those|because|but|so|any(?:one)? (?:one )?of them|either|both|whichever|client|clients|die|der|das|unsere?|les?|la|nos|notre)\b/iu.test(
      text,
    ) &&
    !saysMust(text) &&
    !saysNice(text) &&
    !saysWhoIsSought(text) &&
    minimumMonths(text) === 0
  );
}

const NOT = String.raw`(?:n['’]t|(?: really| quite| simply)? not)`;
const ENOUGH: readonly RegExp[] = [
  // "Linux on a server isn't the same thing", "a demo is not that", "student time is not included".
  new RegExp(
    String.raw`\b(?:is|are|does|do|will|wo|would|was|were)${NOT}(?: really| quite)? (?:be )?(?:the same(?: thing)?|enough|sufficient|cut it|do\b|it\b|that\b|this\b|included|counted|taken into account|what (?:we|i)(?:['’]re| are|['’]m| am)? (?:really )?(?:mean|need|want|after|looking for|seeking|have in mind)|scored|relevant (?:here|for)|of (?:any )?use (?:here|to us))(?=\s*(?:$|[.,;(]|for |here|either|(?:this|right) (?:time|now)|at (?:the|this)|today|just now))`,
    'iu',
  ),
  /^[^.;]{2,90}\b(?:is|are|would be)n?(?:['’]t)? (?:not )?[^.;,]{2,40} for (?:this|our|these|the present) purposes?\b|^[^.;,]{2,60} (?:is|are) (?:(?:quite|very|just) )*(?:an? (?:different|other)|another) (?:job|thing|trade|world|matter|animal|story|discipline|kettle of fish|ball game)\b/iu,
  // "Those with van experience only, sorry, not this time".
  /^(?:those|people|anyone|anybody|applicants|candidates|profiles|cvs)\b[^.;]{3,70}\b(?:only|alone)\b,?(?: (?:sorry|(?:we['’]re|i['’]m) afraid),?)? (?:not (?:this time|today|here|now|for us)|no thank\p{L}*|please (?:do not|don['’]t) apply)\W*$/iu,
  /^(?:but |and )?not (?!only\b|just a |least\b|always\b|merely\b|simply\b|less\b|fewer\b|later\b|more\b|(?:a |an )?(?:must|essential|required|necessary)\b)(?:just |yet )?["“'„«(\p{L}]/iu,
  /(?<!\p{L})(?:ist|sind|war) (?:damit |hier |hiermit )?nicht gemeint|(?<!\p{L})(?:zählt|zählen|gilt|gelten|reicht|reichen|genügt|genügen)(?: \p{L}+){0,3} nicht(?: dazu| mit| aus)?(?!\p{L})|(?<!\p{L})(?:wird|werden) (?:dabei |hier |hierbei )?nicht (?:an|mit)?ge(?:rechnet|zählt)|nicht (?:ausreichend|genug)(?!\p{L})/iu,
  // "Lapsed tickets and the basic course alone won't get past our auditor".
  /^[^.;]{5,90} (?:will not|won['’]t|would not|wouldn['’]t|do not|don['’]t|does not|doesn['’]t|never) (?:get|make it|pass|go) (?:past|through|by) (?:our|the|my) \p{L}+/iu,
  /(?<!\p{L})ne (?:suffi\p{L}+|compten?t?|(?:sont|est|seront|sera) (?:pas (?:retenu|compt|pris|considér)\p{L}*|ni\b))(?!\p{L})/iu,
];
const enough = ENOUGH.map((one) => testOf(one));

/** Whether a sentence says what will not do for the demand before it. */
export function isNotEnough(text: string): boolean {
  return text.length <= ENOUGH_MAX && enough.some((isSaid) => isSaid(text)) && !WITHOUT.test(text);
}

/** A longer sentence says something else besides. */
const ENOUGH_MAX = 130;
/** "It is not enough without a card" demands the card. */
const WITHOUT = /\b(?:without|unless|ohne|sans)\b/iu;
