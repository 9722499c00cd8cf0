// Registers that one body keeps for several professions: a veterinary nurse is on the register of the RCVS as a vet is, and
// answers no demand for a vet. By what the CV as a whole calls the person. Pure.

import type { Credential } from '../../spec/papers/credentials.ts';
import type { Unit } from '../../spec/units/read-requirements.ts';

/**
 * Who is asked for, who else is on the register, and what shows that the person is of the profession asked for: not that
 * somebody works for one, or that the advert wants one.
 */
type Shared = { asked: RegExp; sister: RegExp; own: RegExp };

/** By the name of the paper. */
const SHARED: Readonly<Record<string, Shared>> = {
  'veterinary registration': {
    asked: /\bvets?\b|veterinary surgeon|veterinarian|\bmrcvs\b/i,
    sister: /\br[ev]?vn\b|veterinary nurs|veterinary technician/i,
    own: /\b[mf]rcvs\b|\bbvsc\b|\bbvm|\bbvetmed|\bvetmb\b|\bdvm\b|\bmvb\b|veterinary (?:medicine|science|degree)|veterinari(?:an|a|o)\b|\bvets?,? (?:at|in|and)\b|tierarzt|tierärztin|vétérinaire/i,
  },
  'dental registration': {
    asked: /\bdentists?\b|dental surgeon/i,
    sister: /dental nurs|dental hygien|dental therap|dental technic|orthodontic therap/i,
    own: /(?<!\b(?:says?|said|asks?(?: for)?|wants?|wanted|needs?|seek\w*|for|by|with|under|to|the|your|our) (?:an? |the |your |our |\w+ )?)\bdentist\b|dental surgeon|\bbds\b|\bbchd\b|\bdmd\b|\bdds\b|zahnarzt|zahnärztin|chirurgien-dentiste/i,
  },
  'medical radiation registration': {
    asked: /radiation therap|therapeutic radiograph/i,
    sister:
      /\b(?:mri|medical imaging|diagnostic imaging|nuclear medicine|ct|x-ray|radiologic\w*) technolog|diagnostic radiograph|\bsonograph|radiographer diagnostic/i,
    own: /radiation therapist|therapeutic radiograph|radiation therapy (?:scope|degree)|bachelor of radiation therap|radiographer,? \(?therap/i,
  },
  'pharmacist registration': {
    asked: /\bpharmacists?\b/i,
    sister:
      /pharmacy technician|dispens(?:er|ing assistant)|pharmacy assistant|préparat\p{L}+ en pharmacie/iu,
    own: /(?<!\b(?:says?|said|asks?(?: for)?|wants?|wanted|needs?|seek\w*|for|by|with|under|to|the|your|our) (?:an? |the |your |our |\w+ )?)\bpharmacist\b|\bmpharm\b|\bpharm\.?d\b|\bbpharm\b|\bb\.?sc\.? pharm|apotheker|pharmacien/i,
  },
};

/** Whether the register that a CV names is that of a sister profession; `lower` is the whole CV in small letters. */
export function isOfSister({ name }: Credential, unit: Unit, lower: string): boolean {
  const shared = SHARED[name];
  return (
    shared !== undefined &&
    shared.sister.test(lower) &&
    !shared.own.test(lower) &&
    shared.asked.test(unit.text) &&
    !shared.sister.test(unit.text)
  );
}
