// Musts told in the words of those who do the work, and what sounds like them in another trade.

import { describe, expect, it } from 'vitest';
import { leastOf, outcomesOf } from '../../one-demand.ts';

const creditOf = (title: string, ask: string, cv: string): number =>
  leastOf(outcomesOf({ title, ask }, cv).filter(({ kind }) => kind === 'skill'));

describe('a must in other words', () => {
  it.each([
    [
      'Compliance Officer',
      'Market abuse surveillance and STORs',
      'Compliance Analyst, Harrow Wealth, 2019 - present\nOrder surveillance each morning, alerts closed or escalated to the FCA.',
    ],
    [
      'Track Engineer',
      'Track inspection and technical approval of repairs',
      'Section Manager (Track), Northline, 2017 - present\nBasic visual inspection of 60 miles, patrol reports, repairs signed off.',
    ],
    [
      'Instandhalter',
      'Störungsbeseitigung an Maschinen und vorbeugende Wartung',
      'Schlosser, Milchhof Lippe, 2016 - heute\nFehlersuche an Füllern, geplante Wartungen jede Woche.',
    ],
    [
      'Gestionnaire de paie',
      'Production de paie et veille sociale',
      'Collaboratrice sociale, cabinet Ormeau, 2018 - présent\nFiches de salaire de 30 sociétés, suivi des conventions collectives.',
    ],
    [
      'Platform Engineer',
      'Kubernetes in production',
      'Systems Engineer, Tern Telecom, 2019 - present\nThree kubeadm clusters in two halls, upgrades and certificates.',
    ],
    [
      'Abrechner Tiefbau',
      'Kenntnisse der VOB',
      'Abrechner, Lehmgrund Bau, 2018 - heute\nBehinderungen nach VOB/B angezeigt, Aufmaß nach VOB/C.',
    ],
  ])('%s: %s', (title, ask, cv) => {
    expect(creditOf(title, ask, cv)).toBeGreaterThanOrEqual(0.7);
  });

  it('is not shown by a product that does the same as the one asked for', () => {
    const cv =
      'Pricing Analyst, Calder Mutual, 2019 - present\nRates built and deployed in Earnix for motor.';
    expect(creditOf('Pricing Analyst', 'Hands-on experience of Radar Live', cv)).toBeLessThan(0.5);
  });

  it('is not shown by lessons in another subject', () => {
    const ask = 'Experience of teaching Chemistry at KS4 and at A level';
    const post = 'Harwood School, 2018 - present';
    const other = `Teacher of Geography, ${post}\nGeography at GCSE and A level, KS4 marker.`;
    const own = `Teacher of Chemistry, ${post}\nChemistry with Years 10 and 11 and with the upper sixth.`;
    expect(creditOf('Teacher of Chemistry', ask, other)).toBeLessThan(0.5);
    expect(creditOf('Teacher of Chemistry', ask, own)).toBeGreaterThanOrEqual(0.7);
  });

  it('is not denied by what somebody was', () => {
    const ask = 'Supervising a team in a warehouse';
    const cv =
      'Warehouse Supervisor, Calder Foods, 2019 - present\nSupervising a team of twelve. We moved to a new building and I was the floor lead for it.';
    expect(creditOf('Warehouse Supervisor', ask, cv)).toBeGreaterThanOrEqual(0.7);
  });

  it('is shown below a heading that says what one does', () => {
    const cv =
      'EDUCATION\nMChem, York, 2012\n\nTEACHING\nAssistant Master, Harwood College, Sept. 2016 - present\nThe upper sixth and the fifth form in chemistry, for A level and GCSE.';
    expect(creditOf('Teacher of Chemistry', 'Chemistry at A level', cv)).toBeGreaterThanOrEqual(0.7);
  });

  it('of models is shown by what they estimate', () => {
    const cv =
      'Quantitative Analyst, Calder Mutual, 2019 - present\nThe lifetime expected-loss engine for home loans and behavioural scorecards for cards.';
    expect(creditOf('Credit Risk Modeller', 'Building credit risk models', cv)).toBeGreaterThanOrEqual(0.5);
  });
});
