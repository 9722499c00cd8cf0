// A licence and the types of aircraft that are to stand on it, asked for in one sentence: "a Part-66 licence in category B1.1,
// with at least one of these types endorsed on it: A320, 757 or E190". Whoever has the one may lack the other. Pure.

import { testOf } from '../first-look.ts';
import { aircraftTypesIn } from '../papers/aircraft-types.ts';
import { minimumMonths } from '../time/minimum-months.ts';
import { saysNice } from '../wishes.ts';

const LICENCE = String.raw`(?:licen[cs]es?|AML|part[- ]?66|B[123](?:\.\d)?|[CA]TPL(?:\([AH]\))?)`;
const RATED = new RegExp(
  String.raw`^(.*?(?<![\p{L}\d])${LICENCE}(?![\p{L}\d])[^:;]{0,40}?),? (?:with|carrying|endorsed (?:with|for)|including|plus|and)(?: an?)? ((?:(?!${LICENCE}(?![\p{L}\d]))[^;])*)$`,
  'iu',
);
const OF_TYPES =
  /(?<!\p{L})(?:types?|type[- ]rat\p{L}+|ratings?|endors\p{L}+|on (?:it|(?:the|your) licen[cs]e))(?!\p{L})/iu;
/** What one has done with such aircraft is no rating. */
const OF_WORK = /\b(?:experience\p{L}*|hours|knowledge|familiar\p{L}*|worked|maintenance)\b/iu;
const mayRate = testOf(RATED);

/** A sentence as its licence and its types; whole where it asks for one of them, or only wishes. */
export function ratingsApart(sentence: string): string[] {
  if (!mayRate(sentence) || saysNice(sentence)) return [sentence];
  const [, licence = '', types = ''] = RATED.exec(sentence) ?? [];
  const isRating =
    OF_TYPES.test(types) &&
    !OF_WORK.test(types) &&
    aircraftTypesIn(types).length > 0 &&
    aircraftTypesIn(licence).length === 0 &&
    minimumMonths(types) === 0;
  return isRating ? [licence, types] : [sentence];
}
