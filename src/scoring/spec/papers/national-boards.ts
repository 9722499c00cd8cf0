// American boards certify for the whole country, and each state licenses for itself: which of the two a text speaks of. Pure.

import { US_STATES } from '../../lexicon/places.ts';
import { testOf } from '../../text/expressions/first-look.ts';

const BOARD =
  /\b(?:ASCP|AMT|ARRT|ARDMS|NMTCB|NBCOT|NREMT|NBRC|NCCPA|ANCC|AANP|ASHA|CCC-SLP|PTCB|BACB|BCBA|NBCC)\b|American Registry of Radiologic/g;
const STATE = new RegExp(String.raw`(?<!\p{L})${US_STATES.source.replace(/^\^|\$$/g, '')}(?!\p{L})`, 'iu');
const namesLicence = testOf(/licen[cs]|\bregist(?:ered|ration)\b|\bcertificat|\bcertified\b/i);

/** Whether a text asks for what a state gives, and names no board of the whole country. */
export function asksForStates(text: string): boolean {
  return namesLicence(text) && STATE.test(text) && boardsIn(text).length === 0;
}

/** The boards that a text names. */
export function boardsIn(text: string): readonly string[] {
  return text.match(BOARD) ?? [];
}
