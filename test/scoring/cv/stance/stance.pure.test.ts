// How a CV means what it names: the clause decides, not the line.

import { describe, expect, it } from 'vitest';
import { stanceAt } from '../../../../src/scoring/cv/stance/stance.ts';
import { meantIn } from '../../../../src/scoring/cv/stance/meaning.ts';
import { NO_INITIALS } from '../../../../src/scoring/text/terms/initials.ts';
import { gradedNowMs } from '../../graded/types.ts';

function stanceOf(text: string, name: string): string {
  const start = text.indexOf(name);
  if (start < 0) throw new Error(`no ${name} in ${text}`);
  return stanceAt(text, { start, end: start + name.length }, gradedNowMs).stance;
}

function deniedIn(text: string): string[] {
  return meantIn(text, gradedNowMs, NO_INITIALS, '').denied.map(({ term }) => term);
}

describe('what a CV says of what it names', () => {
  it.each([
    ['No experience with Kubernetes or Helm so far.', 'Helm', 'denied'],
    ['I have never worked in a theatre.', 'theatre', 'denied'],
    ['Italian: beginner', 'Italian', 'denied'],
    ['Keine Kenntnisse in SAP.', 'SAP', 'denied'],
    ["Je n'ai pas encore la carte professionnelle.", 'carte professionnelle', 'denied'],
    ['Not yet registered with the GDC', 'GDC', 'denied'],
    ['CIMA: 9 of 12 papers passed', 'CIMA', 'pursued'],
    ['Studying towards the CISI diploma', 'CISI', 'pursued'],
    ['Application for QTS submitted, decision awaited', 'QTS', 'pursued'],
    ['ADR practical test booked for March', 'ADR', 'pursued'],
    ['SC clearance (willing to undergo)', 'SC clearance', 'denied'],
    ['Java: one university module', 'Java', 'denied'],
    ['Eligible for SC clearance', 'SC clearance', 'pursued'],
    ['Train driving licence (student) 2026', 'Train driving licence', 'pursued'],
    ['Underwriting position in a leading Lloyd’s syndicate', 'Underwriting', 'pursued'],
    ['Stelle als Einkäuferin in einem führenden Unternehmen', 'Einkäuferin', 'pursued'],
    ['Poste de juriste dans un cabinet reconnu', 'juriste', 'pursued'],
    ['NMC registration lapsed in 2021', 'NMC', 'lapsed'],
    ['CSCS card (expired 2022)', 'CSCS', 'lapsed'],
    ['I removed my name from the HCPC register in 2020', 'HCPC', 'lapsed'],
    ['First aid certificate valid until 2019', 'First aid', 'lapsed'],
  ])('%s', (text, name, stance) => {
    expect(stanceOf(text, name)).toBe(stance);
  });

  it('denies nothing of what a house is without', () => {
    expect(
      stanceOf('There is no payroll department in our company, so it is on my desk', 'payroll'),
    ).not.toBe('denied');
  });

  it.each([
    ['NMC registration, no conditions, revalidated 2025', 'NMC'],
    ['ADR certificate valid to 2030', 'ADR'],
    ['CPCS card, exp 04/2029', 'CPCS'],
    ['Clean licence, C+E, no points', 'C+E'],
    ['No experience of Oracle, but ten years of SAP', 'SAP'],
    ['Level 5 held; Level 7 in progress', 'Level 5'],
    ['Not only designed but built the Kafka pipelines', 'Kafka'],
    ['Ran the PCR laboratory without incident', 'PCR'],
    ['I am not looking for a partner track; audits are what I do', 'audits'],
  ])('affirms: %s', (text, name) => {
    expect(stanceOf(text, name)).toBe('held');
  });
});

describe('a remark in brackets behind a thing', () => {
  it.each([
    ['German (native), English (basic)', 'english', 'german'],
    ['Python (advanced), Rust (beginner), Revit (a little)', 'revit', '=python'],
    ['Excel (pivot tables), Revit (basics only)', 'revit', '=excel'],
  ])('denies that thing alone: %s', (text, denied, held) => {
    expect(deniedIn(text)).toContain(denied);
    expect(deniedIn(text)).not.toContain(held);
  });
  it('leaves the row of a table what it was', () => {
    expect(deniedIn('Revit (2022 version): beginner')).toContain('revit');
  });
});
