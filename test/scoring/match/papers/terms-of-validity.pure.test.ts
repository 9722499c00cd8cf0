// Papers whose scheme gives them a term, told by the day that they were passed: in force for as long, and no longer. The
// CVs are read as of the middle of 2026.

import { describe } from 'vitest';
import { itTellsApart } from '../../held-or-less.ts';

describe('a paper with a term', () => {
  itTellsApart([
    {
      title: 'Site Manager',
      ask: 'SMSTS in date on the first day',
      held: [
        'SMSTS, 2022',
        'SMSTS April 2016, refresher June 2024',
        'SMSTS (2015), valid to 2028',
        'SMSTS 2023; SSSTS 2015',
      ],
      less: ['SMSTS - April 2016, refresher April 2021', 'SMSTS (2015), CSCS black card 2025'],
    },
    {
      title: 'Dentist, Napier, New Zealand',
      ask: 'You hold an annual practising certificate',
      held: [
        'Dental Council of New Zealand, annual practising certificate 1 October 2025 to 30 September 2026',
      ],
      less: [
        'Dental Council of New Zealand, annual practising certificate 1 October 2022 – 30 September 2023',
      ],
    },
    {
      title: 'Works Supervisor',
      ask: 'First Aid at Work certificate, current',
      held: ['First Aid at Work, March 2025', 'First aid at work 2018, renewed 2024'],
      less: ['First Aid at Work, March 2019'],
    },
    {
      title: "Conducteur d'autocar",
      ask: 'FIMO ou FCO voyageurs en cours de validité',
      held: ['FIMO voyageurs 2014, FCO mai 2024', 'FCO voyageurs, juin 2023'],
      less: ['FIMO voyageurs 2011, FCO avril 2016'],
    },
    {
      title: 'Medizinische Fachangestellte, Röntgen',
      ask: 'Kenntnisse im Strahlenschutz, aktualisiert',
      held: [
        'Kenntnisse im Strahlenschutz 2014, Aktualisierung 2019 und 05/2024',
        'Strahlenschutzkurs: Grundkurs 2023',
      ],
      less: [
        'Strahlenschutzkurs 2011, Auffrischung 2016',
        'Kenntnisse im Strahlenschutz: Grundkurs 2008, Aktualisierung April 2018 (gültig bis April 2023)',
      ],
    },
  ]);
});
