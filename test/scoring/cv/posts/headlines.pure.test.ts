// Posts without a name where they stand, which the head of the CV calls by one of those asked for, or only wishes for.

import { expect, it } from 'vitest';
import { assess } from '../../../../src/scoring/assess.ts';
import { readSpec } from '../../../../src/scoring/read-spec.ts';
import { gradedNowMs } from '../../graded/types.ts';

function creditOf(title: string, ask: string, cv: string): number | undefined {
  const spec = readSpec({ jobSpec: `${title}\n\nRequirements\n- ${ask}\n` });
  return assess(spec, cv, gradedNowMs).requirements.find(({ kind }) => kind === 'years')?.credit;
}

const INSPECTOR =
  'Three years as a public health inspector or environmental health officer with a health unit';
const BUYER = 'Three years as a buyer or category manager';

it.each([
  [
    'Public Health Inspector',
    INSPECTOR,
    'I have spent the last five years as an environmental health officer with a regional authority.\n\nOkanagan Health Region, Kelowna: 10/2020 until now',
  ],
  [
    'Conveyancer',
    'At least three years as a conveyancer or property solicitor',
    'Property solicitor\n\nExperience\nGreen & Lane LLP, Leeds: 2019 - present',
  ],
  ['Buyer', BUYER, 'Category manager, packaging\n\nExperience\nAlder Foods: 03/2018 to date'],
  [
    'Ergotherapeut (m/w/d)',
    'Mindestens drei Jahre als Ergotherapeut oder Physiotherapeut',
    'Physiotherapeutin\n\nBerufserfahrung\nRehaklinik Bad Orb: 2018 bis heute',
  ],
  [
    'Acheteur',
    "Trois ans d'expérience comme acheteur ou approvisionneur",
    "Approvisionneuse\n\nExpérience\nMercier SA, Lyon : 2018 à aujourd'hui",
  ],
  [
    'Site Manager',
    'Five years as a site manager or contracts manager',
    'I am a contracts manager with a regional builder.\n\nHarwood Build, York, 2015 to date',
  ],
  [
    'Bauleiter Hochbau',
    'Mindestens acht Jahre Erfahrung als Bauleiter im Hochbau',
    'BAULEITER HOCHBAU\n\nMassivhaus Brinkmann, Osnabrück\nJanuar 2020 - heute\nGeneralbau Tewes, Osnabrück\nApril 2013 - Dezember 2019',
  ],
  [
    'CNC Machinist',
    "10 years' CNC machining",
    'CNC MACHINIST\nIron Creek Tool & Die | 2005 - 2014\nMillbrook Valve | 2014 - present',
  ],
  [
    'Pipe welders',
    'Five years on pressure pipework',
    'Pipe welder. TIG and MMA, own tools.\n\nHarker Mechanical, refinery steam lines and pressure pipework, Jan 2023 to now.\nPenhale Pipework, gas skids, welded pressure pipework, April 2018 to Dec 2022.\nBefore that apprentice, same firm.',
  ],
  // The post that a list was held in, in its heading.
  [
    'Site Foreman',
    'Five years as site foreman on housing schemes',
    'TRAINING\nSSSTS, March 2025\n\nSCHEMES AS SITE FOREMAN\n\nFeb 2022 - now | Larkmoor Homes, Derby\n  Plots 1 to 84 at Tarn Meadow, timber frame. Eleven trades to bring in every week.\n\nSept 2017 - Jan 2022 | Wray Partnerships, Stoke\n  Three closes of 40 houses for housing associations.\n\nBricklayer | various | 2003 - 2017',
  ],
  // What somebody is since a year, over posts that tell of the work and have no name.
  [
    'Lead Crane Operator',
    'Two years on tower cranes',
    'Tower crane operator since 2018.\n\nNow: Stonehaven Build, Leith. Agency, then staff, May 2021 to now.\nLifts of rebar and shutters to the fourteenth floor. Hand signals and radio.\n\nBefore: Kittock Frames, Glasgow. March 2018 to April 2021.\nPrecast panels.\n\nBefore: barman, 2012 to 2017.',
  ],
])('%s: %s: is told at the head', (title, ask, told) => {
  expect(creditOf(title, ask, `Alex Morgan\n${told}`)).toBeGreaterThanOrEqual(0.7);
});

it.each([
  ['Buyer', BUYER, 'Sales assistant\n\nExperience\nAlder Foods: 03/2018 to date'],
  [
    'Payroll Manager',
    'Three years as a payroll manager',
    'I want to become a payroll manager.\n\nTetley Foods, Leeds: June 2015 to present',
  ],
  [
    'Payroll Manager',
    'Three years as a payroll manager',
    'Seeking a post as payroll manager\n\nTetley Foods, Leeds: June 2015 to present',
  ],
  // A post that tells anything of itself is what it tells.
  [
    'Data Scientist',
    'Three years as a data scientist',
    'Data scientist since 2016.\n\nRealtor, Peak & Prairie Homes, 2017 - 2026\nListings, open houses, contract negotiation.\n\nBarista, Alder Cafe, 2016 - 2017',
  ],
  [
    'Data Scientist',
    'Three years as a data scientist',
    'DATA SCIENTIST\n\nRealtor, Peak & Prairie Homes, 2017 - 2026\nListings, open houses, contract negotiation.',
  ],
])('%s: %s: is not told at the head', (title, ask, told) => {
  expect(creditOf(title, ask, `Alex Morgan\n${told}`)).toBeLessThan(0.7);
});
