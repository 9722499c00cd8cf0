// Papers that work is done on or by are no papers that somebody is to hold.

import { describe, expect, it } from 'vitest';
import { demandedIn } from '../asks/asked-of.ts';

const isAsked = (line: string) => /certificate|licence/.test(demandedIn(`Requirements\n${line}`));

describe('papers in a spec', () => {
  it.each([
    'Keeps the HACCP records',
    'Cleaning plans to ISO 22000',
    'Has hosted a BRCGS audit',
    'You will sign the valuation attestation pack',
    'Checks certificates and licences of drivers',
    'Manages licence renewals for the fleet',
    'Keeps the LOLER register',
    'Prepared the home for its CQC registration',
    'Erstellung von Prüfbescheinigungen',
    'Suivi des habilitations du personnel',
    'Registration of births and deaths',
    'Labour hire licence held',
    'Erlaubnis zur Arbeitnehmerüberlassung liegt vor',
    'We are ISO 9001 certified',
    'Knowledge of certificate authorities and key stores',
    'From server and UI coding to the whole of the data pipeline',
    'Experience in a Cadillac GMC dealership',
    'Experience of building permits',
    'Used to permit-to-work sites',
    'Has worked on permit-to-work sites before',
    'Experience of card sorting',
    'Als Familienbetrieb backen wir seit 1921',
    'Leading a shift of twelve loaders and FLT drivers',
    'Supervising HGV drivers',
  ])('are not held: %s', (line) => {
    expect(isAsked(line)).toBe(false);
  });

  it.each([
    'HACCP level 3',
    'GMC registration',
    'Pipeline welding certificate',
    'BS 7671 18th edition',
    'Managing Safely certificate',
    'Forklift licence',
    'Holds a LOLER inspection certificate',
    'IPAF card, kept up to date',
    'Must keep your SIA licence valid',
    'Nachweis nach MVAS 99',
    'Habilitation électrique BR',
    'You will lead a shift and drive, so an FLT licence is essential',
  ])('are held: %s', (line) => {
    expect(isAsked(line)).toBe(true);
  });
});
