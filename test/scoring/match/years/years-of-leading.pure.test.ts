// Years of leading people in a sector, whoever the employer is and whatever the post is called there.

import { expect, it } from 'vitest';
import { assess } from '../../../../src/scoring/assess.ts';
import { readSpec } from '../../../../src/scoring/read-spec.ts';
import { gradedNowMs } from '../../graded/types.ts';
import { itTellsApart } from '../../held-or-less.ts';

itTellsApart([
  {
    title: 'Person in Charge, Disability Services',
    ask: "not less than three years' experience in a management or supervisory role in health or social care",
    held: [
      'Regional Director of Operations, Tearmann Care Group, 2019 - 2025: 34 designated centres, 620 employees.',
      "Clinical Nurse Manager 2, St Fintan's Hospital, 2018 - 2024. Unit of twelve.",
      '2016 - 2023: Area Manager, Oakleaf Care, eight group homes.',
      'Ward Sister, Mercy Hospital, 2016 - 2024',
      'Director of Nursing, Glenview Nursing Home, 2017 - 2025',
    ],
    less: [
      'Staff nurse, Mercy Hospital, 2015 - 2024',
      'Restaurant manager, Blue Anchor, 2015 - 2024. Team of 20.',
      'Social care worker, Oakleaf, 2014 - 2024',
    ],
  },
  {
    title: 'Head of Production',
    ask: "five years' leadership experience in manufacturing",
    held: [
      'Production Manager, Kessler Pressings, 2016 - 2024',
      'Shift Supervisor, Bosch plant, assembly line of 40, 2015 - 2023',
      'Plant Director, Alcoa Extrusions, 2014 - 2022',
    ],
    less: ['Machine operator, Kessler Pressings, 2012 - 2024', 'Head of English, Park School, 2012 - 2024'],
  },
  {
    title: 'Pflegedienstleitung',
    ask: 'mindestens zwei Jahre Leitungserfahrung in der Pflege',
    held: [
      'Wohnbereichsleitung, Seniorenheim St. Josef, 2018 - 2024',
      'Stationsleitung Innere, Klinikum Fulda, 2016 - 2023',
    ],
    less: ['Pflegefachkraft, Klinikum Fulda, 2012 - 2024', 'Filialleiter, Rewe, 2012 - 2024'],
  },
  {
    title: 'Marktleitung',
    ask: 'mindestens zwei Jahre Führung im Handel, als Marktleitung oder Stellvertretung',
    held: ['Filialleiterin, Schuhhaus Adler, 2018 - 2025. Neun Leute, Dienstplan.'],
    less: ['Verkäuferin, Schuhhaus Adler, 2014 - 2025\nBeratung, Kassa, Regale.\nFührerschein B.'],
  },
  {
    title: 'Objektleitung Reinigung',
    ask: 'drei Jahre in leitender Position in der Gebäudereinigung',
    held: ['Vorarbeiterin Gebäudereinigung, Blank GmbH, 2017 - 2025. Team von zwölf Leuten.'],
    less: ['Gebäudereinigerin, Blank GmbH, 2012 - 2025'],
  },
  {
    title: "Directeur d'EHPAD",
    ask: "trois ans d'expérience de direction ou d'encadrement dans le secteur médico-social",
    held: ['Cadre de santé, EHPAD Les Tilleuls, 2016 - 2024'],
    less: ['Aide-soignante, EHPAD Les Tilleuls, 2012 - 2024', 'Directeur de magasin, Leclerc, 2010 - 2024'],
  },
  {
    title: 'Head of Housekeeping',
    ask: "two years' supervisory experience in hotel housekeeping",
    held: [
      'Floor Supervisor, housekeeping, Hilton Leeds, 2019 - 2024',
      'Assistant Executive Housekeeper, Marriott, 2018 - 2023',
    ],
    less: ['Room attendant, Hilton, 2014 - 2024'],
  },
  {
    title: 'Headteacher, primary school',
    ask: "at least three years' senior leadership experience in a school",
    held: [
      'Deputy Headteacher, Oak Primary School, 2018 - 2024',
      "Assistant Head, St Mary's Primary, 2017 - 2023",
    ],
    less: ['Class teacher, Oak Primary, 2012 - 2024'],
  },
]);

it('counts who led those of a trade without its papers', () => {
  const spec = readSpec({
    jobSpec: `Person in Charge, Residential Disability Services

Requirements
- current registration with CORU or NMBI
- a bachelor's degree in social care or nursing
- three years' experience in a management or supervisory role in health or social care
- rosters, supervision, personal plans, budgets, quality audits and HIQA inspections`,
  });
  const cv = `Alex Morgan

2019 - 2026: Regional Director, Tearmann Care Group. 34 designated centres, 620 employees, budgets, quality audits, HIQA inspections, rosters and supervision.`;
  const years = assess(spec, cv, gradedNowMs).requirements.find(({ kind }) => kind === 'years');
  expect(years?.credit).toBe(1);
});
