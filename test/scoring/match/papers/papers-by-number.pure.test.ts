// Papers of health, care, schools and sports by their numbers, their letters and what the trade calls them.

import { describe } from 'vitest';
import { itTellsApart, type HeldOrLess } from '../../held-or-less.ts';

const ROWS: readonly HeldOrLess[] = [
  {
    title: 'Speech and Language Therapist',
    ask: 'HCPC registration as a speech and language therapist',
    held: ['SLT, community paediatrics, since 2019\nReg. SL30111, renewed to Sept 2027'],
    less: ['SLT assistant, community paediatrics, since 2019'],
  },
  {
    title: 'Advanced Physiotherapist',
    ask: 'Independent prescriber status on the HCPC register',
    held: [
      'HCPC PH99111, annotated prescriber since 2021',
      'Physiotherapist (HCPC), MSc, IP, first contact since 2020',
    ],
    less: ['HCPC PH99111, on the IP course at Keele until 2027'],
  },
  {
    title: 'Radiation Therapist, Perth',
    ask: 'Registration with the Medical Radiation Practice Board of Australia as a radiation therapist',
    held: ['MRP0002223334, radiation therapist, general, to 30 November 2026'],
    less: ['B Rad Ther 2026, application for registration lodged'],
  },
  {
    title: 'Primary Teacher, Melbourne',
    ask: 'Registration with the Victorian Institute of Teaching',
    held: ['VIT 444555, full, renewed 2025', 'VIT: full registration since 2018'],
    less: ['Master of Teaching 2026, VIT application to follow'],
  },
  {
    title: 'Preschool Lead',
    ask: 'A current Child Development Associate (CDA) credential',
    held: ['CDA (Preschool), awarded 2025, valid to 2028'],
    less: ['Preschool CDA, 2016, never renewed'],
  },
  {
    title: 'Fitness Coach',
    ask: 'A nationally recognised personal trainer certification',
    held: ['ACE-CPT, renewed 2025', 'ISSA certified personal trainer, 2023, in date', 'CPT (NCCPT), to 2027'],
    less: ['ACE-CPT exam booked for December'],
  },
  {
    title: 'Lifeguard, Leisure Centre',
    ask: 'A current pool lifeguard qualification',
    held: ['Renewed my RLSS pool lifeguard in May 2026', 'Lifeguard card (pool), valid to 02/2028'],
    less: ['Pool lifeguard qualification expired in 2023', 'Recreation assistant since 2023'],
  },
  {
    title: 'Pharmacien adjoint',
    ask: "Inscription à l'Ordre des pharmaciens, section D",
    held: ['Adjointe inscrite en D depuis 2019, pharmacie du Port'],
    less: ['Préparatrice en pharmacie, BP 2014', 'Étudiante en 6e année, thèse prévue en 2027'],
  },
  {
    title: 'Physical Therapist, Tucson',
    ask: 'Active Arizona physical therapist license',
    held: ['DPT 2017\nAZ PT LPT-12345, exp 8/2028', 'Physical therapist, PT 012345 (AZ), current'],
    less: ['PT, UT 445566-2401, active', 'AZ PTA 9988, exp 8/2028'],
  },
  {
    title: 'Therapist, Reno',
    ask: 'An active Nevada LCSW',
    held: ['Licensed in Nevada (8812-C) since 2019, clinical social work, private pay and Medicaid'],
    less: ['Licensed in Utah since 2019, clinical social work'],
  },
  {
    title: 'Kinésithérapeute',
    ask: "Diplôme d'État de masseur-kinésithérapeute",
    held: ['MKDE 2017, IFMK de Nancy', 'Kiné diplômée en 2012, cabinet à Lorient'],
    less: ['Étudiant en 4e année, IFMK de Nancy, diplôme prévu en juin 2027'],
  },
  {
    title: 'Maître-nageur',
    ask: 'BEESAN ou BPJEPS activités aquatiques',
    held: ['BPJEPS AAN 2019, piscine de Vannes'],
    less: ['BNSSA 2023, plage de Carnac'],
  },
  {
    title: 'Educator, Toddlers',
    ask: 'Certificate III in Early Childhood Education and Care',
    held: ['Cert III Early Childhood Education and Care, TAFE 2021'],
    less: ['Studying Cert III Early Childhood Education and Care, six units to go'],
  },
  {
    title: 'Support Worker, Geelong',
    ask: 'You will need a current NDIS Worker Screening clearance',
    held: ['NDISWC cleared to 2030', 'Passed the NDIS workers screening check in 2025'],
    less: ['NDIS worker orientation module 2025', 'Worker screening check applied for in October'],
  },
  {
    title: 'Care Home Manager',
    ask: 'Level 5 diploma in leadership and management for adult care, or the former RMA',
    held: ['RMA with NVQ3 Care, 2009'],
    less: ['NVQ3 Care, 2009'],
  },
];

describe('papers by their numbers and letters', () => {
  itTellsApart(ROWS);
});
