// Responsibility of one's own, where the CV tells of helping whoever has it: preparing the P&L for the manager, standing in
// for the warehouse manager, assisting the management of a site. Pure.

import type { EvidenceLine } from '../../cv/read-cv.ts';
import type { Unit } from '../../spec/units/read-requirements.ts';
import { testOf } from '../../text/expressions/first-look.ts';
import { rememberedOf } from '../../text/remembered.ts';
import type { Found } from '../found.ts';
import { headerOf } from '../posts/header.ts';
import { NOTE } from '../notes.ts';

/** Less than a part of it. */
const HELPED_CREDIT_MAX = 0.25;

const OWN_ASKED =
  /(?<!\p{L})(?:(?:sole|full|overall|ultimate|direct|complete|personal|entire|end-to-end) (?:\p{L}+ )?(?:responsib\p{L}+|accountab\p{L}+|charge|ownership|control)|in (?:sole |full |overall )?charge|in your own (?:right|name)|person in charge|accountab\p{L}+|answerable|own(?:ed|ing|ership of)|led|eigenverantwortlich\p{L}*|alleinverantwortlich\p{L}*|eigenständig(?:e[rn]?)? (?:geleitet|leitung)|in eigener verantwortung|(?:volle|alleinige|eigene) \p{L}*verantwortung|en (?:pleine |toute )?(?:autonomie|responsabilité)|(?:pleine|entière|seule?) responsab\p{L}+|seul responsable)(?!\p{L})/iu;
const HELPS =
  /(?<!\p{L})(?:help(?:s|ed|ing)?|assist(?:s|ed|ing)?|support(?:s|ed|ing)|contribut\p{L}+|input(?:s|ting)? (?:in)?to|stand(?:s|ing)?[- ]in|stood in|deputi[sz]\p{L}+|cover(?:s|ed|ing)? for|shadow\p{L}*|under (?:the )?(?:supervision|guidance|direction) of|took part|participat\p{L}+|attend(?:s|ed)|minutes|zuarbeit\p{L}*|zugearbeitet|unterstütz\p{L}*|mitarbeit (?:an|bei|in)|mitgewirkt|mitwirkung|vertretung (?:de[rs]|von)|teilnahme|für (?:den|die) (?:\p{L}*leit(?:er|erin|ung)|chef\p{L}*|\p{L}*meister)|aidé|assisté|en appui|appui (?:au|à)|soutien (?:au|à)|participation|participé|en binôme|sous la (?:direction|responsabilité))(?!\p{L})/iu;
const OWN =
  /(?<!\p{L})(?:led|owned|ran|headed|managed|responsible for|accountable|in charge of|my own|own (?:budget|P&L|projects?|sites?)|sole|geleitet|leitung von|verantwortlich für|dirigé|responsable d)(?!\p{L})/iu;
const ASSISTANT =
  /(?<!\p{L})(?:assistants?|asst|assistent(?:in)?|assistenz|deputy|stellvertr\p{L}+|adjointe?|trainee|junior|helper)(?!\p{L})/iu;

const helps = testOf(HELPS);
const asksForOwn = rememberedOf(({ text }: Unit): boolean => OWN_ASKED.test(text));

/** `found`, or less where the demand is for responsibility of one's own and its best line is of helping. */
export function inOwnCharge(unit: Unit, found: Found): Found {
  const [best] = found.lines;
  if (best === undefined || found.stance !== 'held' || found.credit <= HELPED_CREDIT_MAX) return found;
  if (!asksForOwn(unit) || !(isOfHelping(best) || (found.note === NOTE.byTrade && isAssistants(found.lines))))
    return found;
  return { ...found, credit: HELPED_CREDIT_MAX, note: NOTE.helped };
}

function isOfHelping({ text }: EvidenceLine): boolean {
  return helps(text) && !OWN.test(text);
}

/** Whether the post that stands for the trade is that of an assistant. */
function isAssistants(lines: readonly EvidenceLine[]): boolean {
  return lines.some(
    ({ role }) => role !== null && headerOf(role).short.some(({ text }) => ASSISTANT.test(text)),
  );
}
