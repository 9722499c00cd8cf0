// Demands in words that elsewhere are traits of character, an offer or a greeting: they are read as what they name.

import { describe, expect, it } from 'vitest';
import { demandedIn } from './asked-of.ts';

const asks = (line: string) => demandedIn(`The post\n\nRequirements\n- ${line}`) !== '';

describe('work is asked for', () => {
  it.each([
    'Experience in internal communications',
    'Crisis communications',
    'Proven record in corporate communications',
    'Strong corporate communications skills',
    'Knowledge of CAN communication',
    'Experience of supporting children with communication difficulties',
    'Experience of organised crime investigations',
    'Flexible packaging experience',
    'Interpersonal therapy (IPT)',
    'Experience with autonomous vehicles',
    'Problem solving with 8D and Ishikawa',
    'Experience of operational resilience',
    'Erfahrung in der Unternehmenskommunikation',
    'Expérience en communication de crise',
    "Expérience en contrôle qualité dans l'agroalimentaire",
    'Maîtrise de la démarche qualité ISO 9001',
    'Connaissance des bases de données relationnelles',
  ])('called like a trait: %s', (line) => {
    expect(asks(line)).toBe(true);
  });

  it.each([
    'Experience of IT service management',
    'IT support experience',
    'Paid social',
    'Experience of paid media',
    'Money laundering regulations',
    'Experience of money market funds',
    'Salary benchmarking',
    'Pay equity analysis',
    'Reference data management',
    'Experience of benefits realisation',
    'Schedule of dilapidations',
    'Eligibility criteria',
    'Hybrid apps',
    'Permanent way',
    'Discounted cash flow',
    'Statutory sick pay',
    'Minute taking',
    'Rate limiting',
    'Référencement naturel',
    'Bestückung von Leiterplatten',
  ])('called like an offer: %s', (line) => {
    expect(asks(line)).toBe(true);
  });

  it.each(['C#', '5S', 'UX', 'Go', 'R', 'QA', 'Dashboards'])('in as few signs as %s', (line) => {
    expect(asks(line)).toBe(true);
  });
});

describe('nothing is asked for', () => {
  it.each([
    'Following the opening of a second depot this is a splendid time to join',
    'Now is a great time to join us',
    'Only successful candidates will be contacted',
    'Seuls les candidats retenus seront contactés',
    'Full training and paid induction on site',
    'A current member of that body',
    'A fully paid-up member of the relevant institute',
    'Excellent communication skills',
    'Strong communications skills',
    'Effective communicator at all levels',
    'Calm and flexible',
    'Sens du service',
    'Qualités relationnelles',
    'Autonomie et rigueur',
    'Kommunikationsstärke',
    'Paid holiday',
    'Salary 32,000',
    'Hybrid working',
    'Pension scheme',
    'Ref: 2026-114',
    'Best regards',
  ])('by %s', (line) => {
    expect(asks(line)).toBe(false);
  });
});

describe('nothing is asked for', () => {
  it.each([
    'Required from 1 September',
    'Needed ASAP',
    'Gesucht ab sofort',
    'Alternating earlies and lates, Mon-Sat',
    'Traveller and Roma people are strongly encouraged to apply.',
    'Veterans are given preference if equally qualified.',
  ])('by when, how and by whom: %s', (line) => {
    expect(asks(line)).toBe(false);
  });

  it.each(['Required to climb towers', 'Rotating machinery maintenance', 'Start-up of turbines'])(
    'but by work that begins like it: %s',
    (line) => {
      expect(asks(line)).toBe(true);
    },
  );
});
