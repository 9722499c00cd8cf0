import { CREDENTIALS } from '../../../../src/scoring/spec/papers/credentials.ts';
import { describe, expect, it } from 'vitest';
import { isAskable } from '../../../../src/scoring/spec/asked/askable.ts';
import { withoutDangling } from '../../../../src/scoring/text/dangling.ts';
import { askedText } from '../../../../src/scoring/spec/asked/asked.ts';

describe('a requirement inside a sentence', () => {
  it.each([
    ['You must be a solicitor admitted in England and Wales.', 'a solicitor admitted in England and Wales'],
    ['Whoever it is must be a member of the CIOT or the ATT', 'a member of the CIOT or the ATT'],
    ['The person we appoint will hold a CIPD qualification', 'a CIPD qualification'],
    ['They need to be able to explain a number to a buyer', 'explain a number to a buyer'],
    ["You'll have served your time on chillers", 'served your time on chillers'],
    ['We need somebody who can neuter, do dentals and lump removals', 'neuter, do dentals and lump removals'],
    ["It would help if you've also welded duplex", 'welded duplex'],
    ['Essential: CSCS card', 'CSCS card'],
    ['TWIC a plus', 'TWIC'],
    ['Working knowledge of the National Electrical Code', 'the National Electrical Code'],
    ['Gute Kenntnisse in DATEV', 'DATEV'],
    ['Maîtrise de Sage 100 exigée', 'Maîtrise de Sage 100'],
    ['Vous justifiez de trois années en office', 'trois années en office'],
    ['Sie verfügen über eine abgeschlossene Ausbildung', 'eine abgeschlossene Ausbildung'],
    ['Erfahrung mit DATEV wünschenswert', 'DATEV'],
    ['Clean licence, it is a rural round', 'Clean licence'],
    ["Spanish is a must: half of the guests don't speak English", 'Spanish'],
    ['4 | Reset the meters after a fault | Must', 'Reset the meters after a fault'],
    ['on the 19th Edition', 'the 19th Edition'],
    ['Our insurers insist on a clean record', 'a clean record'],
    ["You can't set foot on the boat without a sea survival ticket", 'a sea survival ticket'],
    ['Geht es ohne Schweißschein nicht', 'Schweißschein'],
    ['Drei Jahre in einer Werkstatt mit', 'Drei Jahre in einer Werkstatt'],
    ["Le permis nacelle, car nous n'avons qu'un chauffeur", 'Le permis nacelle'],
    ['Portuguese would be a treat', 'Portuguese'],
    ['Da unsere Gäste warten, erwarten wir zudem zwei Jahre Praxis', 'zwei Jahre Praxis'],
    ['Il nous faut aussi un bac en horlogerie', 'un bac en horlogerie'],
    ['Registered with the guild, goes without saying', 'Registered with the guild'],
    ['Greek is a must really', 'Greek'],
    ["Le permis nacelle est exigé à l'embauche", 'Le permis nacelle'],
    ['Führerschein Klasse T oder DE', 'Führerschein Klasse T oder DE'],
    ['Führerschein Klasse T oder', 'Führerschein Klasse T'],
    ['B52 a bonus', 'B52'],
    // What is left must still say something.
    [
      'Since our guests are Greek, you are fluent in both',
      'Since our guests are Greek, you are fluent in both',
    ],
    ['You have C', 'You have C'],
  ])('says %j as %j', (text, asked) => {
    expect(askedText(text)).toBe(asked);
  });

  it('is cut where one would pause, without an open parenthesis or a word that nothing ends with', () => {
    expect(
      askedText(
        'Four years in hotel management at a house of some size (operations manager, deputy, rooms or food and beverage manager)',
      ),
    ).toBe('Four years in hotel management at a house of some size …');
    expect(
      askedText(
        'A solicitor admitted in England and Wales with three full years of practice behind them in a firm of the City',
      ),
    ).toMatch(/^A solicitor admitted .* \S{4,} …$/);
  });
});

describe('what can be asked after', () => {
  it.each([
    'the lot',
    'a current one',
    'none of them is required',
    'When it went stale it was their Sunday',
    'Our administrators do the chasing',
    'Winifred opens every letter',
    'Everybody is welcome here',
    'one of nine',
    'do not know us',
    'the following skills',
    'Come brew with us',
    'Das sind etwa vierzig Tage im Jahr',
    'Turnover last year was 2.1m',
    'Three surgeons, two theatres, one kettle',
    'Filiale italienne du groupe Brancaleone',
    'Bei uns singt Frau Ohm',
    'KX-QV-4410',
    'Kennziffer 2026-7',
    'Gärtnermeister (m/w/d)',
    'CV to Mr Oakes',
    'Motorbike experience not required',
    'write',
  ])('is not %j', (text) => {
    expect(isAskable({ text, strength: 'must', kind: 'skill', credentials: [] })).toBe(false);
  });

  it('is no duty that tells of the house', () => {
    const text = 'Le groupe Valmeyrac (emballages en verre) compte onze usines';
    expect(isAskable({ text, strength: 'duty', kind: 'duty', credentials: [] })).toBe(false);
  });

  it.each([
    'Revit',
    'C++',
    'dbt',
    'EN ISO 13485',
    'MIL-STD-1553',
    'SQL is essential',
    'Run the pass when the head chef is away',
    'Reporting to the Dock Master you will splice the warps and paint the hulls',
    'La tenue de la caisse',
  ])('is %j', (text) => {
    expect(isAskable({ text, strength: 'duty', kind: 'duty', credentials: [] })).toBe(true);
  });

  it.each([
    'Not less than two years of food hygiene inspection for a port health authority',
    'Because the class has been through several changes we ask for at least three years of teaching',
    'He or she has interviewed claimants face to face and taken statements that stood up later',
    'We need somebody who can take a caesarean to theatre without a colleague next door',
  ])('is a must that opens as if it told of the house: %j', (text) => {
    expect(isAskable({ text, strength: 'must', kind: 'skill', credentials: [] })).toBe(true);
  });

  it('is work that is told of the job at some length', () => {
    const text =
      'Half of the job is keeping the clusters boring (upgrades, autoscaling, network policy), the other half is paved road';
    expect(isAskable({ text, strength: 'duty', kind: 'duty', credentials: [] })).toBe(true);
  });

  it('is a paper that is known, whatever is said of applying beside it', () => {
    const text = 'Level 3 Food Safety (Level 2 considered if you will upgrade)';
    const asked = { text, strength: 'hard', kind: 'certificate' } as const;
    expect(isAskable({ ...asked, credentials: CREDENTIALS.slice(0, 1) })).toBe(true);
    expect(isAskable({ ...asked, credentials: [] })).toBe(false);
  });

  it('is a hard demand in whatever words', () => {
    const text = 'Our insurers ask for a full licence';
    expect(isAskable({ text, strength: 'hard', kind: 'licence', credentials: [] })).toBe(true);
  });
});

describe('the end of a text that was cut', () => {
  it.each([
    ['214 missions since 2019, 163 of', '214 missions since 2019'],
    ['I have led a team of six with the', 'I have led a team of six'],
    ['Ich arbeite neue Kollegen ein', 'Ich arbeite neue Kollegen ein'],
    ['Responsable de la paie, de', 'Responsable de la paie'],
  ])('of %j is that of %j', (text, rest) => {
    expect(withoutDangling(text)).toBe(rest);
  });
});
