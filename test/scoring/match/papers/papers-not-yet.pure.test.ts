// What CVs say of papers that are not theirs, or not yet: parts of them, exams still to sit, courses without the exam, papers
// let go, and those of the people beside them. In English, French and German.

import { describe } from 'vitest';
import { itTellsApart } from '../../held-or-less.ts';

describe('exams to come and left out', () => {
  itTellsApart([
    {
      title: 'Internal Auditor',
      ask: 'CISA is required',
      held: ['CISA, passed at the second sitting in 2021', 'CISA (2019, final review done March 2020)'],
      less: [
        'CISA eligibility confirmed, exam to book',
        'CISA course attended, exam never sat',
        'CISA, papers 1 and 2 done, last one due in January',
        'CISA: domains up to module 3 so far',
        'Half-day seminar about CISA, 2024',
        'CISA let go in 2020 to save the fee',
      ],
    },
    {
      title: 'Bridge Engineer',
      ask: 'Chartered membership of the ICE is essential',
      held: ['ICE Professional Review, April 2021. Member of the ICE, chartered since then'],
      less: ['ICE Professional Review booked'],
    },
    {
      title: 'Comptable',
      ask: 'DSCG exigé',
      held: ['DSCG passé en cours du soir en 2021', 'DSCG, obtenu en 2019'],
      less: [
        'Examen du DSCG fixé à mars 2027',
        'Inscrite au DSCG, première épreuve au printemps',
        'Je vise le DSCG',
        'Il me manque une épreuve du DSCG',
        'Candidature au DSCG envoyée',
      ],
    },
    {
      title: 'Netzwerktechniker',
      ask: 'CCNA zwingend',
      held: ['CCNA, im zweiten Anlauf bestanden 2023'],
      less: [
        'CCNA ist für Februar geplant',
        'CCNA als nächstes Ziel',
        'CCNA kommt nächstes Jahr',
        'CCNA, zwei von drei Teilen bestanden',
      ],
    },
  ]);
});

describe('papers of others', () => {
  itTellsApart([
    {
      title: 'Valuation Assistant',
      ask: 'MRICS is a must',
      held: ['MRICS since 2020'],
      less: [
        'All my reports are checked by somebody with MRICS',
        'Mentor is a partner with MRICS',
        'Everything goes out signed by the firm’s MRICS valuer',
      ],
    },
    {
      title: 'Agent immobilier',
      ask: 'Carte T obligatoire',
      held: ['Carte T délivrée par la CCI en 2024'],
      less: [
        'Mandataire sous la carte T du réseau',
        'Ma directrice a la carte T, je fais les visites',
        'Mes mandats sont relus par un titulaire de la carte T',
      ],
    },
    {
      title: 'Prüfer',
      ask: 'CISA zwingend',
      held: ['CISA seit 2019'],
      less: ['Mein Abteilungsleiter hat den CISA', 'Zwei Kollegen haben CISA'],
    },
  ]);
});
