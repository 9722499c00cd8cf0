// A study that a body or a state must take for its own, of which the CV says in another line that the body is still looking
// at it: "I sent my transcripts to the board for assessment and expect an answer in May". Pure.

import type { Cv, EvidenceLine } from '../../cv/read-cv.ts';
import { testOf } from '../../text/expressions/first-look.ts';

const LOOKED_AT =
  /(?<!\p{L})(?:(?:qualifications?|degrees?|credentials?|skills|educational) (?:assessment|recognition|evaluation)|(?:my|overseas|foreign) (?:[\p{L}-]+ ){0,3}(?:transcripts?|qualifications?|degrees?|diplomas?|studies)(?!\p{L})[^.;]{0,80}(?<!\p{L})(?:assess|recogni|evaluat|accredit|equivalen)\p{L}*|(?:anerkennung|gleichwertigkeit\p{L}*|bewertung) (?:\p{L}+ ){0,3}(?:studiums|abschlusses|diploms|zeugnisse\p{L}*)|(?:reconnaissance|équivalence) (?:de |du |d['’])(?:mon |mes )?(?:diplômes?|études))(?!\p{L})/iu;
const OPEN =
  /(?<!\p{L})(?:pending|await\p{L}*|wait(?:ing)?|expect(?:ed|ing)?|lodged|submitted|sent|applied|under way|in progress|not yet|beantragt|läuft|eingereicht|steht aus|en cours|demandée?|déposée?|attends?)(?!\p{L})/iu;
const CLOSED =
  /(?<!\p{L})(?:granted|approved|positive|successful\p{L}*|confirmed|received|completed|found (?:to be )?(?:equal|equivalent|comparable)|erteilt|bestätigt|obtenue?|accordée?|reçue?)(?!\p{L})/iu;
const isLookedAt = testOf(LOOKED_AT);

/** The line that says so; undefined where none does. */
export function recognitionOpen({ lines }: Cv): EvidenceLine | undefined {
  return lines.find(
    ({ text }) =>
      isLookedAt(text) &&
      text.split(/[.;](?=\s|$)/).some((one) => LOOKED_AT.test(one) && OPEN.test(one) && !CLOSED.test(one)),
  );
}
