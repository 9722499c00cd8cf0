// Papers of barristers, auditors, adjusters, surveyors, agents, advisers and teachers of languages: their other names, and the
// grades of one paper, some of which count downwards.

import { describe } from 'vitest';
import { itTellsApart } from '../../held-or-less.ts';

describe('by other names', () => {
  itTellsApart([
    {
      title: 'Counsel',
      ask: 'Called to the Bar',
      held: ["Called by Gray's Inn in 2013", 'Bar call 2016'],
      less: ['Clerk to twelve barristers, 2016-2024'],
    },
    {
      title: 'Comptable associé',
      ask: "Inscription à l'Ordre des experts-comptables exigée",
      held: ['Membre de l’OEC n° 17 0098 depuis 2017'],
      less: ['DSCG, 2021'],
    },
    {
      title: 'Financial Crime Officer',
      ask: 'CAMS is a must',
      held: ['Certified Anti-Money Laundering Specialist, 2022'],
      less: ['AML webinars, 2022'],
    },
    {
      title: 'HR Partner',
      ask: 'SHRM-SCP required',
      held: ['SHRM-SCP, 2021'],
      less: ['SHRM member since 2016'],
    },
    {
      title: 'Internal Auditor',
      ask: 'CIA certified (Certified Internal Auditor)',
      held: ['Certified Internal Auditor, IIA no. 220913, 2018'],
      less: ['Internal Audit Practitioner, 2024'],
    },
    {
      title: 'Claims Adjuster',
      ask: 'Florida all-lines adjuster license',
      held: ['06-20 all lines, resident, Florida, no. W101234'],
      less: ['Series 6 license, 2020'],
    },
    {
      title: 'Surveyor',
      ask: 'Kentucky Professional Surveyor license required',
      held: ['Licensed Professional Land Surveyor, Kentucky, no. 4012'],
      less: ['Survey technician, 2019'],
    },
    {
      title: 'Géomètre',
      ask: "Inscrit à l'Ordre des géomètres-experts",
      held: ['Géomètre-expert DPLG, 2016'],
      less: ['Technicien géomètre, BTS 2014'],
    },
    {
      title: 'Immigration Adviser',
      ask: 'OISC (now IAA) Level 1 adviser',
      held: ['IAA registered adviser, Level 1, 2024'],
      less: ['Volunteer at an advice desk, 2024'],
    },
  ]);
});

describe('grades of one paper', () => {
  itTellsApart([
    {
      title: 'Lawyer',
      ask: 'FCILEX, chartered legal executive',
      held: ['FCILEX since 2020'],
      less: ['CILEX Level 3, 2021', 'ACILEX, 2022'],
    },
    {
      title: 'Teacher Trainer',
      ask: 'DELTA is required',
      held: ['DELTA, 2016'],
      less: ['CELTA, 2016'],
    },
    {
      title: 'Objektschutz',
      ask: 'Sicherheitsüberprüfung Ü2 zwingend',
      held: ['Ü3 seit 2023'],
      less: ['Ü1, 2024', 'Ü2 eingeleitet'],
    },
    {
      title: 'German Trainer',
      ask: 'Goethe-Zertifikat C1 required',
      held: ['Goethe-Zertifikat C2, 2020'],
      less: ['Goethe-Zertifikat B1, 2020'],
    },
    {
      title: 'Estate Agent, Sydney',
      ask: 'Class 1 real estate agent licence (NSW)',
      held: ['Licensee in charge, class 1 agent, NSW, 2022'],
      less: [
        'Class 2 real estate agent, NSW, 2023',
        'Certificate of registration, assistant agent, NSW, 2024',
      ],
    },
    {
      title: 'Conseiller',
      ask: 'Capacité IAS niveau 1 exigée',
      held: ['IAS niveau I, 2018'],
      less: ['IAS niveau 3, 2023'],
    },
    {
      title: 'Registered Representative',
      ask: 'Series 7 required',
      held: ['Series 7, 2019'],
      less: ['SIE done, Series 7 in March', 'Learning for Series 7'],
    },
    {
      title: 'Security Consultant',
      ask: 'CISSP required',
      held: ['CISSP, 2019'],
      less: ['CISSP boot camp, 2024'],
    },
  ]);
});
