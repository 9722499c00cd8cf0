// How a CV says that it stands on a register decides, and not the training that leads there; members are past their exams;
// a board that licenses many trades names none of them.

import { describe, expect, it } from 'vitest';
import { readSpec } from '../../../../src/scoring/read-spec.ts';
import { itTellsApart } from '../../held-or-less.ts';

const asked = (lines: string): string[] =>
  readSpec({
    jobSpec: `Warehouse Clerk\n\nRequirements\n- You must be registered with the NMC\n${lines}`,
  }).units.map(({ text }) => text);

describe('papers by how one stands', () => {
  itTellsApart([
    {
      title: 'Pharmacist, Kenora',
      ask: 'You are registered as a pharmacist with the Manitoba College, in good standing, with your own liability cover',
      held: [
        'Pharmacist, Manitoba College of Pharmacists, registered 2016',
        'Registered as a pharmacist in Manitoba since 2016, college in good standing',
      ],
      less: [
        'Registered Pharmacy Technician, Manitoba College of Pharmacists, since 2016\nLiability insurance valid',
        'Pharmacy intern (Manitoba College of Pharmacists, intern class, registered 2025)',
      ],
    },
    {
      title: 'Teacher of Chemistry, Fife',
      ask: 'Full registration with the General Teaching Council for Scotland is required',
      held: [
        'PGDE, 2016\nGTCS: full registration since 2017',
        'On the Scottish teachers register, full, 2018',
      ],
      less: ['PGDE 2026\nGTCS registration: provisional, applied for'],
    },
    {
      title: 'Dispensing Optician, Halifax',
      ask: 'Full registration as a dispensing optician with the Nova Scotia College of Optical Practitioners is required',
      held: [
        'NSCOP: full registrant since 2016, renewed 2026',
        'Nova Scotia College of Optical Practitioners, full registration 2016',
        'Registered with the Nova Scotia College of Optical Practitioners, 2016',
      ],
      less: [
        'Certified laboratory assistant, NSCOP, since 2016',
        'NSCOP: not registered as yet',
        'NSCOP registration, last held 2021',
      ],
    },
    {
      title: 'Podiatrist, Perth',
      ask: 'You need general registration with AHPRA as a podiatrist, without conditions',
      held: ['AHPRA current, no conditions', 'AHPRA POD0001234567, unconditional'],
      less: ['AHPRA registered nurse', 'AHPRA application lodged in October 2026'],
    },
    {
      title: 'Management Accountant',
      ask: 'You must be a member of CIMA',
      held: ['CIMA: passed finalist 2017, member 2018'],
      less: ['CIMA: passed finalist 2026'],
    },
    {
      title: 'Podiatrist, Geelong',
      ask: 'You hold AHPRA registration as a podiatrist',
      held: [
        'Podiatry Board of Australia, registered since March 2019',
        'On the national register as a podiatrist since 2019, POD0001234567',
      ],
      less: [
        'HCPC registered podiatrist since 2015\nAHPRA: application for recognition of my degree lodged in May, outcome awaited',
        'AHPRA registered physiotherapist since 2016',
      ],
    },
    {
      title: 'Optometrist, Cairns',
      ask: 'You hold general registration with AHPRA, no conditions on it',
      held: [
        'AHPRA, general registration since 2017, no conditions',
        'Optometry Board of Australia since 2017',
      ],
      less: ['AHPRA: provisional registration', 'AHPRA registration, non-practising since 2024'],
    },
    {
      title: 'Midwife, Ballarat',
      ask: 'You are registered with AHPRA as a midwife',
      held: ['Registered nurse and midwife, AHPRA, since 2014', 'Midwife, AHPRA registered since 2014'],
      less: ['RN with AHPRA since 2014'],
    },
    {
      title: 'Forensic Psychologist, Perth',
      ask: 'Registration with the Psychology Board of Australia and an area of practice endorsement in forensic psychology',
      held: [
        'AHPRA general registration 2014, forensic endorsement 2016',
        'Endorsed in forensic psychology since 2016 (Psychology Board of Australia)',
      ],
      less: [
        'Psychologist, AHPRA registered 2021\nRegistrar program in forensic psychology, after which I can apply for endorsement',
        'Psychologist, AHPRA registered 2021',
      ],
    },
    {
      title: 'Dental Therapist, Derry',
      ask: 'You have to be on the GDC register as a therapist, not as hygienist alone',
      held: [
        'General Dental Council: hygienist and therapist, since 2018',
        'GDC registered dental therapist since 2019',
      ],
      less: ['General Dental Council, registered as a dental hygienist since 2012'],
    },
    {
      title: 'Physiotherapist, Stroud',
      ask: 'You need HCPC registration as a physiotherapist',
      held: ['Physiotherapist, Stroud General Hospital, 2016 to now'],
      less: ['Canine physiotherapist, Paws Rehab, 2016 to now'],
    },
    {
      title: 'Journeyman Electrician, Texas',
      ask: 'Texas journeyman electrician license (TDLR) required',
      held: ['TDLR journeyman license, active'],
      less: ['TDLR registered air conditioning technician'],
    },
    {
      title: 'Field Electrician',
      ask: "A valid driver's license is required",
      held: ['Licenses: valid Texas DL', 'Clean state DL'],
      less: ['Walks to work'],
    },
    {
      title: 'Head dental nurse, Truro',
      ask: 'A nurse who is on the GDC register and likes a busy surgery',
      held: ['Dental nurse, GDC 123456, since 2019', 'On the GDC list since 2017'],
      less: ['Dental nurse in training, 2025 to now', 'Registered nurse, NMC pin current'],
    },
    {
      title: 'Veterinary nurse, Hexham',
      ask: 'A nurse on the RCVS register',
      held: ['RVN since 2018', 'Registered veterinary nurse, RCVS register'],
      less: ['Animal nursing assistant, 2020 to now', 'NMC registered nurse'],
    },
    {
      title: 'Tax accountant, Hobart',
      ask: 'CA ANZ or CPA Australia membership',
      held: [
        'Chartered Accountants ANZ, member since 2019',
        'Chartered Accountants Australia and New Zealand, 2020',
      ],
      less: ['Audit assistant, Webb Chartered Accountants, 2019 to now', 'ACCA member since 2018'],
    },
    {
      title: 'Bridge engineer, Galway',
      ask: 'Chartered membership of Engineers Ireland',
      held: ['Engineers Ireland, chartered since 2018'],
      less: ['Worked beside chartered engineers, Ireland and Wales'],
    },
    {
      title: 'Leasing consultant, Newcastle NSW',
      ask: 'NSW certificate of registration (real estate) or a full real estate licence',
      held: [
        'Certificate of registration, NSW Fair Trading, assistant agent, 2023',
        'I have my NSW certificate of registration, renewed in May',
        'Class 1 real estate licence',
      ],
      less: ['Cert IV in Property Services', 'Business registration certificate of my own cafe'],
    },
    {
      title: 'Stylist, Omaha',
      ask: 'Active cosmetology license',
      held: ['Cosmetology license, active', 'Licensed cosmetologist since 2016; barber license as well'],
      less: [
        'Barber license, active through 2027',
        'Northside School of Cosmetology, Omaha, started 2025',
        'Cosmetology student, 1,200 of 1,800 hours',
      ],
    },
    {
      title: 'Barber, Omaha',
      ask: 'Barber license required',
      held: ['Barber license, active'],
      less: ['Cosmetology license, active', 'Esthetician license'],
    },
    {
      title: 'Electrician, Cairns',
      ask: 'A Queensland electrical licence',
      held: ['Electrical licence QLD 445566, Cert III Electrotechnology'],
      less: ['Cert III Electrotechnology, 2016'],
    },
    {
      title: 'Preschool educator, Sudbury',
      ask: 'Registration with the College of Early Childhood Educators; Standard First Aid with CPR Level C',
      held: ['Julie Roy, EPEI\nSecourisme général et RCR niveau C, 2025'],
      less: ['Aide-éducatrice, garderie, 2019 à maintenant'],
    },
  ]);
});

describe('what an ad says beside its demands', () => {
  it.each([
    'Working without registration is not permitted by law.',
    'Experience in call centres only is not what we are looking for.',
  ])('asks for nothing by %j', (line) => {
    expect(asked(`- ${line}\n`)).toEqual(asked(''));
  });
});
