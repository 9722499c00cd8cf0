// Years in finance, law and insurance that are of another country's law or of another ledger, papers whose exams were sat for
// years, and houses that are without a post.

import { describe, expect, it } from 'vitest';
import { outcomesOf } from '../../one-demand.ts';

type Case = readonly [title: string, ask: string, cv: string, outcome: string];

const YEARS: readonly Case[] = [
  [
    'Personalverrechner',
    'Drei Jahre Praxis in der österreichischen Lohnverrechnung',
    '2018 März bis laufend\n   Mitarbeiterin Personalverrechnung, Steuerberatung Rosental, Graz\n   Abrechnung von 30 Klienten, ELDA-Meldungen, Jahreslohnzettel, BMD NTCS',
    'met',
  ],
  [
    'Crane Operator',
    'Three years minimum on the levers of slewing mobiles',
    'Crane operator, Wattle Lifting, May 2018 - present\nFranna AT20 and MAC25, pipe spools and pumps at the refinery.',
    'not_met',
  ],
  [
    'Crane Operator',
    'Three years minimum on the levers of slewing mobiles',
    'Crane operator, Wattle Lifting, May 2018 - present\nLiebherr 70 and 100 t all terrains at the refinery, lift plans.',
    'met',
  ],
  [
    'Tax Manager',
    'Minimum five years of corporate income tax experience',
    'Tax Manager, Global Mobility, Wattle Advisory, January 2018 - present\nReturns of 400 assignees, tax equalisation, shadow payroll, residency opinions.',
    'not_met',
  ],
  [
    'Tax Manager',
    'Minimum five years of corporate income tax experience',
    'Group Finance Specialist, Banksia Mining, January 2018 - present\nReturn of the tax consolidated group, Division 355 registrations, thin capitalisation under Div 820, deferred balances for the accounts.',
    'met',
  ],
  [
    'Juriste droit social',
    'Quatre années au moins de pratique du droit du travail français',
    'Juriste droit social, Verrerie Meuse SA, Charleroi, janvier 2018 - présent\nconventions collectives CP 115, prépensions, élections sociales, tribunal du travail',
    'not_met',
  ],
  [
    'Juriste droit social',
    'Quatre années au moins de pratique du droit du travail français',
    "Juriste droit social, Sterenn, Lyon, janvier 2018 - présent\nPSE, CSE central, dossiers prud'homaux, droit du travail",
    'met',
  ],
  [
    'Pensions Actuary',
    'Four years of defined benefit pensions experience',
    'Pricing Actuary, Fellgate Insurance, January 2018 - present\nTelematics rates for young drivers, loss ratios by postcode, household triangles.',
    'not_met',
  ],
  [
    'Pensions Actuary',
    'Four years of defined benefit pensions experience',
    'Consulting Actuary, Fellgate LLP, January 2018 - present\nTriennial valuations for trustees, recovery plans, schedules of contributions.',
    'met',
  ],
  [
    'Employment Attorney',
    'At least four years of employment law',
    'Senior Associate, Labor & Employment, Elm LLP, January 2018 - present\nTitle VII and FMLA cases from discovery to trial, depositions, wage-hour actions.',
    'met',
  ],
  [
    'Employment Attorney',
    'At least four years of employment law',
    "Senior Associate, Elm LLP, January 2018 - present\nWorkers' compensation defense: lien trials, permanent disability, depositions, hearings.",
    'not_met',
  ],
  [
    'Employment Attorney',
    'At least four years of employment litigation',
    'Associate (real property), Elm LLP, January 2018 - present\nQuiet title and boundary disputes, unlawful detainer calendar, one bench trial.',
    'not_met',
  ],
  [
    'Payroll Manager',
    'Four years at payroll team leader level or above',
    'Payroll Manager, Corrie Foods, January 2018 - present\nTeam of six; no finding above low in any audit.',
    'met',
  ],
  [
    'Claims Handler',
    "Three years of handling employers' or public liability injury claims for an insurer",
    'Liability Claims Adviser, Corrib Mutual, January 2019 - present\nEL and PL files, slips and falls, quantum, instructions to solicitors.',
    'met',
  ],
  [
    'Claims Handler',
    "Three years of handling employers' or public liability injury claims for an insurer",
    'Motor Claims Adviser, Corrib Mutual, January 2019 - present\nVehicle damage, repairers, courtesy cars, write-offs.',
    'not_met',
  ],
  [
    'Buyer',
    'Three years of public sector purchasing under the Procurement Act or a similar regime',
    'Procurement Officer, Orme District Council, January 2019 - present\nOpen tenders above the thresholds on Find a Tender, evaluation panels, awards to committee.',
    'met',
  ],
  [
    'Buyer',
    'Three years of public sector purchasing under the Procurement Act or a similar regime',
    'Buyer, Orme Castings, January 2019 - present\nScrap, resin sand and subcontract machining for the foundry, three quotes, price lists with brokers.',
    'not_met',
  ],
  [
    'SAP Consultant',
    'Five years of configuring SAP FI',
    'Accounts Payable Lead, Ebb Paper, January 2016 - present\nInvoices, dunning and the month end in Sage. No SAP.',
    'not_met',
  ],
];

describe('years of a law', () => {
  it.each(YEARS)('%s: %s', (title, ask, cv, outcome) => {
    const years = outcomesOf({ title, ask }, cv).find(({ kind }) => kind === 'years');
    expect(years?.outcome).toBe(outcome);
  });
});

describe('papers in the office', () => {
  it('are held by whoever sat the exams for years and was elected', () => {
    const [paper] = outcomesOf(
      { title: 'Tax adviser', ask: 'You must be a CTA, in membership of the CIOT' },
      'Ann Smith\n\nCIOT exams 2016 to 2018, elected member 2019, subscription and CPD current',
    );
    expect(paper?.outcome).toBe('met');
  });
});
