// Lines among those of a post that neither end it nor open one, and posts that open where no heading says so.

import { describe, expect, it } from 'vitest';
import { readCv } from '../../../../src/scoring/cv/read-cv.ts';
import { gradedNowMs } from '../../graded/types.ts';

/** The first words of each post's lines. */
function postsOf(text: string): string[][] {
  return readCv(text, new Set(), gradedNowMs).roles.map(({ lines }) =>
    lines.map((line) => line.text.split(' ').slice(0, 2).join(' ')),
  );
}

describe('no post is', () => {
  it('a course of which the dates stand in a line of their own', () => {
    const text =
      'Experience\nData analyst, Brindle, 2023 to now\n- Built reports\nData science bootcamp, Codeworks, Leeds\nJuly 2022 - January 2023\n- Capstone on timetables\nBarista, Bean & Co\n2018 - 2022\n- Coffee';
    expect(postsOf(text)).toEqual([
      ['Data analyst,', 'Built reports'],
      ['Barista, Bean', '2018 -', 'Coffee'],
    ]);
  });
  it('what stands under studies', () => {
    const text = 'Experience\nNurse, Marlow, 2023 to now\n- Wards\nStudy\nGraduate Certificate, Corio, 2021';
    expect(postsOf(text)).toEqual([['Nurse, Marlow,', 'Wards']]);
  });
});

describe('a post goes on', () => {
  it('with the account below the post before it in the same house', () => {
    const text =
      'Employment\nHead chef, Linden Hotel, Hull - May 2021 to date\nSous chef, same kitchen - Jan 2018 to Apr 2021\n- Runs the pass\nCook, Alder Inn - 2014 to 2017';
    expect(postsOf(text).slice(0, 2)).toEqual([
      ['Head chef,', 'Runs the'],
      ['Sous chef,', 'Runs the'],
    ]);
  });
  it('behind a list of tools within it, which is not its own', () => {
    const text =
      'Experience\nData engineer, Brindle, 2021 to now\n- Built pipelines\nTools: Spark, Airflow\n- Led a migration';
    expect(postsOf(text)).toEqual([['Data engineer,', 'Built pipelines', 'Led a']]);
  });
  it('below a line that says what the part in it was', () => {
    const text =
      '07/2022 - 08/2026 | Seerhein Consulting\nRole: stream lead purchasing\nMigrated all materials';
    expect(postsOf(text)).toEqual([['07/2022 -', 'Role: stream', 'Migrated all']]);
  });
  it('behind a sentence of its paragraph that tells of a register', () => {
    const text =
      'Ada Elm\n\nMay 2005 - June 2015: Matron, Tern House, 30 beds. Registered with the inspectorate since 2008 and until I left. Led forty staff.\n\n2000 - 2005: Sister, Tern House.';
    expect(postsOf(text)).toEqual([['May 2005', 'Registered with', 'Led forty'], ['2000 -']]);
  });
  it('behind a line that tells of papers within its account', () => {
    const text =
      'Experience\n2020 - now  Bridge engineer, Teifi\nPrincipal inspections\nSchemes designed, certificates signed for category 1 and since 2022 category 2\nScour assessments';
    expect(postsOf(text)).toEqual([['2020 -', 'Principal inspections', 'Scour assessments']]);
  });
  it('over what is set in under it, with dates and standards of its own', () => {
    const text =
      'Ada Elm\n\n2015-2024 PLANT CHEMIST  Orme Dyes, Hull\n   Team of three\n   ISO since 2016, last audit March 2024\n   solvents and pigments, REACH 2018-2019\n2010-2015 LABORANT  Tern Paints';
    expect(postsOf(text)).toEqual([['2015-2024 PLANT', 'Team of', 'solvents and'], ['2010-2015 LABORANT']]);
  });
  it('with parts of its own where what is set in is headed by dates', () => {
    const text =
      'Ada Elm\n\nOrme Dyes, laboratory trainee, 08/2022 - present\n  10/2025 - present   Pigments\n  08/2022 - 09/2025   Solvents';
    expect(postsOf(text)).toHaveLength(3);
  });
  it('where a day of a German month begins it within a paragraph', () => {
    const text =
      'Ada Elm\n\nGelernt habe ich Bäcker bei Orme in Hameln, danach kamen Jahre im Verkauf und im Lager. Seit dem 1. April 2019 arbeite ich bei Tern Logistik in Hannover als Disponentin.';
    expect(postsOf(text)).toEqual([['Gelernt habe', 'Seit dem']]);
  });
  it('where an audit has the letters of a school certificate', () => {
    const text =
      'Experience\nHistotechnologist, 2021 to now\nZero deficiencies at 2025 CAP.\nTrained six technicians';
    expect(postsOf(text)).toEqual([['Histotechnologist, 2021', 'Zero deficiencies', 'Trained six']]);
  });
  it('below a table of posts, under the first word of its cell', () => {
    const text =
      'Ada Elm\n\nPeriod | Employer | Role\nMay 2021 - present | Port of Orme | Harbour officer\nMay 2018 - April 2021 | Tern Marina | Berthing clerk\n\nPort.\nI meet the pilots and log the tides.';
    expect(postsOf(text)).toEqual([['May 2021', 'Port.', 'I meet'], ['May 2018']]);
  });
  it('below a list of posts, under the name of the employer alone', () => {
    const text =
      'Experience\nBrackmoor Hospital, Leeds   10/2022 - now   HR adviser\nMarches Community Trust, Upper Ludlow   01/2020 - 09/2022   HR assistant\nBrackmoor\n- Ran grievances\nMarches\n- Filed absence notes';
    expect(postsOf(text)).toEqual([
      ['Brackmoor Hospital,', 'Brackmoor', 'Ran grievances'],
      ['Marches Community', 'Marches', 'Filed absence'],
    ]);
  });
  it('below a table, by the first words of the employer that stands behind the dates', () => {
    const text =
      'Ada Elm\nYork, 01904 000000, ada@elm.example\nPeople adviser\n\nExperience\n\n08/2022 - present   Larch Grove Partners, Leeds   HR adviser\n01/2020 - 07/2022   Tarnside Foods & Co., York   HR assistant\nSummer 2019   Tarnside Foods & Co.   Placement student\n\nLarch Grove\nRan grievances\n\nTarnside Foods\nFiled absence notes';
    expect(postsOf(text)).toEqual([
      ['08/2022 -', 'Larch Grove', 'Ran grievances'],
      ['01/2020 -', 'Tarnside Foods', 'Filed absence'],
      ['Summer 2019'],
    ]);
  });
  it('where its teacher tells which classes are taught, without a heading', () => {
    const text =
      'Ada Elm\n\nI teach chemistry at Brackmoor School, where I have been since September 2020.\n\nMy timetable: Year 9, two GCSE sets and the A level group.';
    expect(postsOf(text)).toEqual([['I teach', 'My timetable:']]);
  });
  it('below a list of posts, by the name of the employer, where it says since when', () => {
    const text =
      '| 10/2022 | now | Severn Vale Hospitals | HR adviser |\n| 01/2020 | 09/2022 | Marches Trust | HR assistant |\nMarches: own grievances from autumn 2020.';
    expect(postsOf(text)).toHaveLength(2);
  });
});

describe('a post ends', () => {
  it.each(["PROJETS D'ÉCOLE", 'Projets personnels', 'Studienprojekte', 'University projects'])(
    'where projects of one’s own begin: %s',
    (heading) => {
      const text = `Expérience\n2021 - 2023 Monteur, Atelier Brun\nMontage de cartes\n\n${heading}\nRobot suiveur`;
      expect(postsOf(text)).toEqual([['2021 -', 'Montage de']]);
    },
  );
});

describe('a post ends', () => {
  it.each(["PROJETS D'ÉCOLE", 'Projets étudiants', 'Studienprojekte', 'University projects'])(
    'where projects of school begin: %s',
    (heading) => {
      const text = `Expérience\n2021 - 2023 Monteur, Atelier Brun\nMontage de cartes\n\n${heading}\nRobot suiveur`;
      expect(postsOf(text)).toEqual([['2021 -', 'Montage de']]);
    },
  );
});

describe('a post opens', () => {
  it('behind the account of a later one, where it says what was before', () => {
    const text =
      '2018-2023: Hobbs Steel, Dayton\nOperator, 60-ton crane, tilt-up panels. Before that, 2015-2018, rigger on the same crew.';
    expect(postsOf(text)).toEqual([['2018-2023: Hobbs', 'Operator, 60-ton'], ['Before that,']]);
  });
  it('behind what the person is, where that names a register', () => {
    expect(postsOf('Bell LLP, Leeds (Registered Auditors), Supervisor since October 2022')).toHaveLength(1);
    expect(postsOf('Registered nurse since October 2022')).toHaveLength(0);
  });
  it('by its span, since when somebody is registered in parentheses', () => {
    expect(
      postsOf('Experience\nApril 2019 - present   Head of Care (registered since May 2020)'),
    ).toHaveLength(1);
    expect(
      postsOf('Experience\n2016 to date, Responsible pharmacist (GPhC registered since 2011)'),
    ).toHaveLength(1);
    expect(postsOf('NMC PIN 2019 - 2027 (registered since 2010)')).toHaveLength(0);
  });
  it('below the papers, by itself and held to this day', () => {
    const text =
      'Qualifications\nBSc Computing, 2010\n\nPennine Information Service, Security Manager, April 2020 to present\nI own the risk register\n\nCalder Council, Security Officer, 2014 to March 2020';
    expect(postsOf(text)).toHaveLength(2);
  });
  it('below the papers, by its dates and the account right below them', () => {
    const text =
      'Qualifications\nISTQB CTFL, 2018\nBSc Computing, Plymouth, 2017\n\nTamar Pensions, since October 2021\nSenior automation tester, team of three.\n\nMoorland Software, January 2018 to September 2021\nGraduate tester, then automation.';
    expect(postsOf(text)).toEqual([
      ['Tamar Pensions,', 'Senior automation'],
      ['Moorland Software,', 'Graduate tester,'],
    ]);
  });
  it('below the papers, by its dates and the years that the account goes by', () => {
    const text =
      'Studium\nMagister Geschichte, Graz, 2009\n\nLandesarchiv Murtal, seit Mai 2012\n\n2012 – 2016: Bestände geordnet und beschrieben.\n\n2017 – heute: Digitalisierung aufgebaut, drei Geräte, zwei Leute.';
    expect(postsOf(text)).toHaveLength(3);
    expect(
      postsOf('Studium\nLandesarchiv, seit Mai 2012\n\n2012 – 2016: Geschichte, Universität Graz'),
    ).toEqual([]);
  });
  it('for each of several in one line', () => {
    const text =
      'Work\nDeputy manager, Aberdeen (2016-19). House manager, Glasgow (2013-16). Duty manager (2011-13).';
    expect(postsOf(text)).toHaveLength(3);
  });
  it('at none of a paper for a year, nor of care for one of the family', () => {
    expect(postsOf('Practising certificate 2026/27 in force, no conditions.')).toEqual([]);
    expect(postsOf('Since March 2026 looking after my dad.')).toEqual([]);
  });
});

describe('a post is told by its own lines', () => {
  it('below a table of posts, where the account says that it is of now', () => {
    const text =
      'Role | Where | When\nRT, senior grade | Thamesway Oncology | Mar 2022 - now\nRT, staff grade | Liffey Centre | Sep 2019 - Feb 2022\nCare assistant | nursing home | summers 2015 - 2018\n\nWhat I actually do\n- treat 30 patients a day on linear accelerators';
    expect(postsOf(text)).toEqual([['RT, senior', 'What I', 'treat 30'], ['RT, staff'], ['Care assistant']]);
  });
  it('and what a profile claims of the time of a dated post is none', () => {
    const text =
      'Profile: midwife, on the labour ward since 2023, calm\n\nExperience\n03/2023 - 08/2023 Labour ward, Ebersau Clinic\n2024 - now Baker, Ebersau';
    expect(postsOf(text)).toEqual([['03/2023 -'], ['2024 -']]);
  });
  it('but what it tells of a time that no post tells of is one', () => {
    const text =
      'Profile: midwife, on the labour ward since 2023, calm\n\nExperience\n2015 - 2019 Baker, Ebersau';
    expect(postsOf(text)).toHaveLength(2);
  });
});
