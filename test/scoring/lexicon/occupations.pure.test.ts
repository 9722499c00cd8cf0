// Occupations by the words at home in them: the lexicon is sound, and what it says of posts is what people would say.

import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { nearTable } from '../../../scripts/near-occupations.ts';
import { OCCUPATIONS } from '../../../src/scoring/lexicon/occupations/all.ts';
import { kinshipOf } from '../../../src/scoring/match/posts/neighbours.ts';
import { occupationsIn } from '../../../src/scoring/match/posts/occupations.ts';

const FOLDER = join(import.meta.dirname, '../../../src/scoring/lexicon/occupations');
const NO_FIELDS = new Set(['all.ts', 'near.ts', 'occupation.ts']);
/** Without what formatting adds. */
const squeezed = (text: string) => text.replaceAll(/['"\s]+/g, '');

const told = (...lines: string[]) => occupationsIn(lines.map((text) => ({ text, weight: 1 })));
const first = (...lines: string[]) => {
  const { named, shares } = told(...lines);
  const [most] = named.toSorted((a, b) => (shares[b] ?? 0) - (shares[a] ?? 0));
  return most === undefined ? undefined : Object.keys(OCCUPATIONS)[most];
};

describe('the lexicon of occupations', () => {
  it('names at least four hundred and fifty, each in one field', async () => {
    const fields = readdirSync(FOLDER).filter((file) => !NO_FIELDS.has(file));
    const names = await Promise.all(
      fields.map(async (file): Promise<string[]> => {
        const field: Record<string, Record<string, unknown>> = await import(join(FOLDER, file));
        return Object.values(field).flatMap((occupations) => Object.keys(occupations));
      }),
    );
    expect(names.flat().length).toBe(new Set(names.flat()).size);
    expect(new Set(names.flat())).toEqual(new Set(Object.keys(OCCUPATIONS)));
    expect(names.flat().length).toBeGreaterThanOrEqual(450);
  });

  it('gives each a title and at least twenty-five words, none twice', () => {
    for (const [name, { titles, words }] of Object.entries(OCCUPATIONS)) {
      const list = words.split(';');
      expect({ name, titled: titles.length > 0, enough: list.length >= 25 }).toEqual({
        name,
        titled: true,
        enough: true,
      });
      expect({ name, words: new Set(list).size }).toEqual({ name, words: list.length });
    }
  });

  it('has the table of neighbours that its words make', () => {
    expect(squeezed(readFileSync(join(FOLDER, 'near.ts'), 'utf8'))).toBe(squeezed(nearTable()));
  });
});

describe('what any trade says', () => {
  it.each([
    'Leeds. Clean driving licence. First aid at work.',
    'IPAF and PASMA cards, confined spaces, asbestos awareness',
    'Sings in the parish choir, has an allotment',
    'Permanent post, references, out of hours, GP registered',
  ])('%s', (line) => {
    expect(told(line).mass).toBeLessThan(9);
  });
});

describe('what a text speaks of', () => {
  it.each([
    ['midwife', 'Bd 6 RM, labour ward: CTG, epidurals, suturing, pool births, PPH drills, BadgerNet'],
    ['customs_declarant', 'keys H1 entries in CDS, T1s in NCTS, commodity codes, duty deferment, C79s'],
    [
      'care_home_manager',
      'Einrichtungsleitung im Seniorenzentrum: Heimaufsicht, Belegung, Pflegegrade, Expertenstandards',
    ],
    [
      'payroll_specialist',
      'technicien social : 320 fiches de salaire par mois, DSN, URSSAF, soldes de tout compte',
    ],
    [
      'structural_engineer',
      'AIPs and design certificates, assessment to CS 454, masonry arches, half-joints, underbridges',
    ],
    [
      'marine_engineer_officer',
      'Third then Second, PSVs and AHTS: ECR watch, purifiers, bunkering, oil record book',
    ],
    [
      'hvac_refrigeration_technician',
      'rooftop units, split systems, TXVs, recover, pull vacuum, braze, charge',
    ],
    ['ios_developer', 'SwiftUI screens, XCTest, App Store releases, Core Data, TestFlight'],
    ['network_engineer', 'Cisco IOS switches, BGP, OSPF, SD-WAN, Palo Alto firewalls'],
    ['data_engineer', 'Airflow pipelines, dbt, Snowflake, Kafka ingestion, data pipeline to BigQuery'],
  ])('knows %s by insiders’ words', (name, text) => expect(first(text)).toBe(name));

  it('finds neighbours nearer than strangers, and says nothing of a text of few words', () => {
    const nurse = told(
      'ICU nurse: ventilated patients, inotropes, CRRT, arterial lines, noradrenaline, proning',
    );
    const ward = told(
      'ward nurse: observations, drug rounds, cannulation, catheterisation, wound care, NEWS2, SBAR',
    );
    const lorry = told(
      'class 1 driver: artic, tachograph, curtainsider, tramping, tail lift, CPC, multidrop',
    );
    expect(kinshipOf(nurse, ward)?.near ?? 0).toBeGreaterThan(kinshipOf(nurse, lorry)?.near ?? 1);
    expect(kinshipOf(nurse, told('worked in a team'))).toBeNull();
  });

  it('tells words that are written alike apart: a hon is no honing', () => {
    expect(told('BSc (Hons)').mass).toBe(0);
    expect(told('for etc').mass).toBe(0);
  });
});
