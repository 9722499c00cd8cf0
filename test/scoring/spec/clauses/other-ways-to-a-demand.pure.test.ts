// What will do for a paper that is demanded: other papers, a year of the work; and what else cannot be done without it.

import { describe, expect, it } from 'vitest';
import { readSpec } from '../../../../src/scoring/read-spec.ts';
import { isLacking } from '../../one-demand.ts';

const profile = (...demands: readonly string[]) =>
  readSpec({ jobSpec: `Ihr Profil\n${demands.map((one) => `- ${one}\n`).join('')}`, title: 'Fachkraft' })
    .units;

const asked = (demand: string) =>
  readSpec({ jobSpec: `Requirements\n- ${demand}\n- Tidy notes\n`, title: 'Midwife' }).units;

const at = (ward: string) => `Staff Nurse, ${ward}, Holm Hospital, 2021 to present\nPatient care`;

describe('a paper that is demanded', () => {
  it('is held by the papers that a further sentence takes as well', () => {
    const units = profile(
      'Abgeschlossene Ausbildung als Koch; Metzger oder ein bestandener Konditormeister gehen genauso',
    );
    expect(units.filter(({ strength }) => strength === 'hard')).toHaveLength(1);
    expect(units[0]?.credentials.length ?? 0).toBeGreaterThan(1);
  });
  it.each([
    'Staplerschein zwingend',
    'Lehre als Polymechaniker EFZ',
    'mindestens ein Jahr Praxis in der Lackiererei',
  ])('is read in a list of few words: %s', (text) => {
    expect(profile(text).map(({ strength }) => strength)).toContain('hard');
  });
  it.each([
    'Ohne Sachkundenachweis dürfen wir Sie nicht einsetzen, bitte nicht bewerben.',
    'Ohne den kommen Sie hier nicht auf das Gelände.',
    'Sans elle, pas d’accès au site.',
    'Without it you cannot get through the gate.',
  ])('is asked for no second time: %s', (remark) => {
    const units = profile(`Sachkundenachweis nach § 34a GewO. ${remark}`);
    expect(units.map(({ kind }) => kind)).toHaveLength(1);
  });
});

describe('what a further sentence takes as well', () => {
  it('is a lower degree, and a technician of the state beside completed studies', () => {
    const [degree] = asked('A degree in midwifery. A diploma in nursing is equally acceptable.');
    expect(degree).toMatchObject({ strength: 'hard', degreeLevel: 1 });
    const [studies] = asked(
      'Completed studies in geology; a state-certified technician with fitting practice is just as welcome',
    );
    expect(studies).toMatchObject({ strength: 'hard', degreeLevel: 2 });
    expect(studies?.namedBy.length).toBe(1);
  });
  it('is other work for the years, and no demand by itself', () => {
    const units = asked('At least two years on a labour ward. A birth centre is fine too.');
    expect(units.map(({ text }) => text).join(' ')).not.toContain('birth centre');
    const row = {
      title: 'Staff Nurse',
      ask: 'At least two years in an intensive care unit. A coronary care unit is fine too.',
    };
    expect(isLacking(row, at('Coronary Care Unit'))).toBe(false);
    expect(isLacking(row, at('Maternity Ward'))).toBe(true);
  });
  it('is said of hours and places, too, and changes no demand', () => {
    const [years] = asked('At least two years on a labour ward. Part-time is fine too.');
    expect(years?.takesOtherWork).toBe(false);
  });
});

describe('a year of the work in place of a paper', () => {
  const row = {
    title: 'Pflegefachkraft',
    ask: 'Fachweiterbildung Anästhesie/Intensiv oder mindestens ein Jahr Praxis in der Dialyse',
  };
  it.each([
    '2019 – heute Pflegefachkraft, Dialyse am Ring\nDialyse am Gerät',
    'Fachweiterbildung Intensivpflege und Anästhesie, 2021',
  ])('is enough, and so is the paper: %s', (cv) => expect(isLacking(row, cv)).toBe(false));
  it('is not shown by other work', () =>
    expect(isLacking(row, '2019 – heute Pflegefachkraft, Haus Abendrot\nGrundpflege')).toBe(true));
});
