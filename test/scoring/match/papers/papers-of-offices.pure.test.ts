// Papers of notaries, auditors, advisers, brokers, engineers, valuers, interpreters and those who keep sites and airports
// safe, as CVs call them, and the papers below or beside them.

import { describe } from 'vitest';
import { itTellsApart } from '../../held-or-less.ts';

describe('money and law', () => {
  itTellsApart([
    {
      title: 'Clerc de notaire',
      ask: 'Diplôme de notaire exigé',
      held: ['DIMN, promotion 2020', 'Diplôme supérieur de notariat, Bordeaux, 2018'],
      less: ['Stage à l’INFN, troisième semestre'],
    },
    {
      title: 'Reviseur',
      ask: "Vous devez avoir la qualité de réviseur d'entreprises",
      held: ['Réviseure d’entreprises depuis 2017', 'Membre de l’IRE n° B01234'],
      less: ['Expert-comptable ITAA depuis 2015'],
    },
    {
      title: 'Payroll Lead',
      ask: 'CIPP qualified to MCIPPdip is essential',
      held: ['MCIPPdip since 2021'],
      less: ['CIPP update days every spring'],
    },
    {
      title: 'Insurance Agent',
      ask: 'Georgia P&C license required',
      held: ['Resident P&C producer, Georgia, no. 318842, exp. 04/2028'],
      less: ['Georgia Life, Accident & Sickness license since 2020'],
    },
    {
      title: 'Représentante',
      ask: "Certificat de représentant de l'AMF en assurance de dommages exigé",
      held: ['AMF no 201 551, assurance de dommages, renouvelé en 2026'],
      less: ['AMF no 201 552, assurance de personnes, renouvelé en 2026'],
    },
    {
      title: 'Mortgage Broker',
      ask: 'Diploma of Finance and Mortgage Broking Management; a certificate IV alone is not enough',
      held: ['FNS50315 Dip. of Finance & Mortgage Broking Mgt, 2018'],
      less: ['Cert IV in Finance and Mortgage Broking, 2021'],
    },
    {
      title: 'Contrôleur interne',
      ask: "Carte professionnelle de RCCI délivrée par l'AMF obligatoire",
      held: ['RCCI, titulaire de la carte AMF depuis 2020'],
      less: ['Carte RCSI depuis 2019'],
    },
    {
      title: 'IFA',
      ask: 'Level 4 Diploma in Regulated Financial Planning, or one on the FCA list',
      held: ['DipFA, 2018'],
      less: ['FCA chartered accountant, 2014'],
    },
  ]);
});

describe('sites and engineers', () => {
  itTellsApart([
    {
      title: 'Ingénieure civile',
      ask: "Membre de l'OIQ avec permis d'ingénieur (le titre de CPI ne convient pas)",
      held: ['Permis régulier de l’Ordre depuis 2018', 'Marie Roy, ing. (OIQ 5099123)'],
      less: ['CPI, OIQ 6099123'],
    },
    {
      title: 'Electrical Engineer',
      ask: 'RPEQ in the electrical area is a must',
      held: ['RPEQ electrical no. 22011, current'],
      less: ['RPEQ civil no. 22012, current'],
    },
    {
      title: 'Architect',
      ask: 'ARB registered',
      held: ['On the Architects Register since 2017'],
      less: ['RIBA Part 2, 2021'],
    },
    {
      title: 'Valuer',
      ask: 'RICS Registered Valuer',
      held: ['In the Valuer Registration scheme since 2019'],
      less: ['Registered valuers sign my reports'],
    },
    {
      title: 'Asbestos Assessor',
      ask: 'You need to be a Licensed Asbestos Assessor',
      held: ['LAA009912, SafeWork, exp 2028', 'Licensed as an asbestos assessor since 2020'],
      less: ['Asbestos removal supervisor, 2019'],
    },
    {
      title: 'Coordonnateur SPS',
      ask: 'Attestation CSPS niveau 1 exigée',
      held: ['CSPS niveau 1, actualisée en 2025'],
      less: ['CSPS N3, 2024', 'CSPS niveau 1 de 2015, jamais actualisé'],
    },
    {
      title: 'EHS Lead',
      ask: 'Certified Safety Professional (CSP) through BCSP',
      held: ['CSP no. 31422, BCSP, recertified 2025'],
      less: ['BCSP: ASP, 2024', 'CHST (BCSP), 2021'],
    },
  ]);
});

describe('projects, languages and guards', () => {
  itTellsApart([
    {
      title: 'Chef de projet',
      ask: 'Certification HERMES Advanced',
      held: ['HERMES 2022 Advanced, 2024'],
      less: ['HERMES Foundation, 2023', 'Un atelier d’une journée sur HERMES'],
    },
    {
      title: 'Interpreter',
      ask: 'NAATI certification required',
      held: ['NAATI Certified Interpreter, 2022'],
      less: ['NAATI CCL passed for my visa'],
    },
    {
      title: 'Traductrice assermentée',
      ask: "Inscrite sur la liste des experts judiciaires près la cour d'appel",
      held: ['Traductrice assermentée près la cour d’appel de Douai depuis 2019'],
      less: ['Je confie les actes aux traducteurs assermentés'],
    },
    {
      title: 'Agent de sûreté',
      ask: 'Carte professionnelle CNAPS, sûreté aéroportuaire',
      held: ['Carte pro renouvelée en 2025 (sûreté aéroportuaire)'],
      less: ['Carte CNAPS surveillance humaine et gardiennage, valable 2029'],
    },
    {
      title: 'English Teacher',
      ask: 'A CELTA or equal certificate is needed',
      held: ['Trinity CertTESOL, 2018'],
      less: ['English degree, 2018'],
    },
  ]);
});
