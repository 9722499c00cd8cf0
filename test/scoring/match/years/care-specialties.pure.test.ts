// Years in health, care and schools: from when they are counted is no part of the work, and other children, patients,
// classes and bills are other work.

import { describe, expect, it } from 'vitest';
import { outcomesOf } from '../../one-demand.ts';

const years = (title: string, ask: string, cv: string) =>
  outcomesOf({ title, ask }, cv).find(({ kind }) => kind === 'years')?.outcome;

describe('years of a specialty', () => {
  it.each([
    [
      'Pharmacien hospitalier',
      'Deux ans dans une unité de préparation de cytotoxiques',
      'Expérience\n2018 - présent Pharmacien, clinique Sainte-Anne\nAnticancéreux injectables : isolateur, 6 000 poches par an, libération',
      'met',
    ],
    [
      'Pharmacien hospitalier',
      'Deux ans dans une unité de préparation de cytotoxiques',
      'Expérience\n2018 - présent Pharmacien, clinique Sainte-Anne\nStérilisation, dispositifs médicaux, rétrocession, livret thérapeutique',
      'not_met',
    ],
    [
      'CT Technologist',
      'Two years of experience in CT',
      'Experience\n2018 - present X-ray technologist, Harbour Hospital\nPortables, theatre C-arm, chests and limbs',
      'not_met',
    ],
    [
      'CT Technologist',
      'Two years of experience in CT',
      'Experience\n2018 - present CT technologist, Harbour Hospital\nTrauma heads, runoffs, portables at weekends',
      'met',
    ],
    [
      'Erzieherin',
      'Mindestens zwei Jahre Arbeit mit Kindern unter drei, nach dem Abschluss',
      'Berufstätigkeit\n2018 - heute Erzieherin, Krippe Igel, Freiburg\nEingewöhnungen, Wickeln, Pikler',
      'met',
    ],
    [
      'Erzieherin',
      'Mindestens zwei Jahre Arbeit mit Kindern unter drei, nach dem Abschluss',
      'Berufstätigkeit\n2018 - heute Erzieherin, Schülerhort Loretto\nHausaufgaben, Ferienfreizeiten, Klassen 1 bis 3',
      'not_met',
    ],
    [
      'Teacher, special school',
      'At least three years of teaching in a special school',
      'Experience\n2018 - present Teacher, Ash Lodge Special School\nClass of seven, sensory diets, Makaton, individual targets',
      'met',
    ],
    [
      'Teacher, special school',
      'At least three years of teaching in a special school',
      'Experience\n2018 - present Mainstream class teacher, Ash Primary School\nYear 4, thirty pupils, phonics, assemblies',
      'not_met',
    ],
    [
      'Physiotherapist, community rehabilitation',
      'Three years of treating patients in their own homes',
      'Experience\n2018 - present Physiotherapist, Tarn Home Rehab\nEight visits a day, falls, hips, Parkinson classes in the village hall',
      'met',
    ],
    [
      'Physiotherapist, community rehabilitation',
      'Three years of treating patients in their own homes',
      'Experience\n2018 - present Physiotherapist, Tarn General Hospital\nSurgical ward of 26 beds, on call for intensive care, discharge planning',
      'not_met',
    ],
    [
      'Care Coordinator',
      'Two years or more of rostering visits in home care',
      'Experience\n2018 - present Home Care Coordinator, Ebb Care\nRotas for thirty carers, cover for sickness, spot checks',
      'met',
    ],
    [
      'Care Coordinator',
      'Two years or more of rostering visits in home care',
      'Experience\n2018 - present Care Worker, Ebb Care\nPersonal care, medication prompts and meals in clients’ homes',
      'not_met',
    ],
    [
      'Praxismanagerin',
      'Mindestens drei Jahre Abrechnung nach EBM und GOÄ in einer Arztpraxis',
      'Stationen\n2015 - heute Praxismanagerin, Zahnzentrum Vegesack\nAbrechnung KZV, Heil- und Kostenpläne, BEMA, GOZ',
      'not_met',
    ],
    [
      'Infirmière, soins intensifs',
      'Deux ans en soins critiques : soins intensifs, urgence ou salle de réveil',
      'Expérience\n2019 - à ce jour Infirmière, unité coronarienne, Hôpital du Lac\nPatients intubés, vasopresseurs',
      'met',
    ],
    [
      'Infirmière, soins intensifs',
      'Deux ans en soins critiques : soins intensifs, urgence ou salle de réveil',
      "Expérience\n2019 - à ce jour Infirmière, CHSLD des Érables\nPlaies complexes, contentions et fin de vie de 40 résidents, suivi des préposés et des auxiliaires\nAppels au médecin de garde et transferts vers l'urgence",
      'not_met',
    ],
    [
      'Staff Nurse, Intensive Care',
      'At least two years in adult intensive care',
      'Experience\n2019 - present Staff Nurse, Gastroenterology ward, Marlow General\nDrains, NIV, patients stepped down from ICU, escalation to critical care',
      'not_met',
    ],
    [
      'Staff Nurse, Intensive Care',
      'At least two years in adult intensive care',
      'Experience\n2019 - present Staff Nurse, ITU, Marlow General\nVentilated patients, transfers from the wards, step-downs to HDU',
      'met',
    ],
  ])('%s: %s', (title, ask, cv, outcome) => {
    expect(years(title, ask, cv)).toBe(outcome);
  });
});

describe('papers told beside others', () => {
  it.each([
    [
      'Speech therapist',
      'HCPC registration',
      'Allowed to practise in the UK by the Health and Care Professions Council from January 2020.',
    ],
    [
      'Teacher',
      'Qualified Teacher Status',
      'School Direct, which ended with QTS in July 2017 (no PGCE attached).',
    ],
  ])('%s: %s', (title, ask, cv) => {
    expect(outcomesOf({ title, ask }, cv)[0]?.outcome).toBe('met');
  });

  it('are still to come where the studies end in a year ahead', () => {
    const [found] = outcomesOf(
      { title: 'Health visitor', ask: 'SCPHN (Health Visiting) qualification recorded with the NMC' },
      '2026 Jan - 2027 Jan PgDip Specialist Community Public Health Nursing, health visiting field. V100 exam passed in June.',
    );
    expect(found?.outcome).not.toBe('met');
  });
});
