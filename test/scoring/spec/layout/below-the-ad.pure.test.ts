import { describe, expect, it } from 'vitest';
import { readSpec } from '../../../../src/scoring/read-spec.ts';

const DEMANDS = 'You must have three years of payroll in a bureau.\nSage and BACS are essential.';

function asked(jobSpec: string): string[] {
  return readSpec({ title: 'Payroll clerk', jobSpec }).units.map(({ text }) => text);
}

describe('what stands below an ad', () => {
  it.each([
    'Click here to learn more.',
    'All aspects of employment will be based on merit, competence and business needs.',
    'Qualified applicants with arrest or conviction records will be considered for employment in accordance with state law.',
    'The company will match 4% of what you contribute to the retirement plan.',
    'Hourly employees are eligible for paid sick leave.',
    'Tuition reimbursement and commuter benefits.',
    'Actual salaries will vary with experience and location.',
    'The application window is open until the first of May.',
    'Message and data rates may apply.',
    'Unsolicited resumes become the sole property of the company.',
    'In-office location: Mountain View, California.',
    'Your voice matters! 🗣',
    'Yes, please!',
    '[url]',
    'The ideal candidate will have:',
    'Would you like to discover how we make energy cleaner?',
    'If you would like to request an adjustment for the recruitment process, please contact us.',
    'That said, we want to talk with candidates from any background.',
    'Thanks & Regards, Sam Doe I US IT Recruiter I Radiant Inc',
    // How letters in German and French close, and what they promise.
    'Ich freue mich auf Ihre Unterlagen, gern vorab auf einen Anruf.',
    'Dann freuen wir uns auf Sie!',
    'Absolute Diskretion ist selbstverständlich.',
    'Sperrvermerke werden berücksichtigt.',
    'Mit besten Grüßen',
    'Fragen beantwortet die Stationsleitung gern am Telefon.',
    'Nähere Auskünfte erteilt Frau Huber.',
    'Rufen Sie mich einfach an.',
    'Ihre Ansprechpartnerin ist Frau Huber.',
    'Ohne diese drei Nachweise können wir Sie leider nicht vorstellen.',
    'Eine Hospitation ist jederzeit möglich.',
    'Reisekosten können leider nicht erstattet werden.',
    'Für unseren Kunden, ein Familienunternehmen im Mühlviertel, suchen wir ab sofort eine Lohnverrechnerin.',
    'Je me réjouis de recevoir votre dossier.',
    'Discrétion assurée.',
    'Meilleures salutations',
    'I look forward to your CV.',
  ])('is asked of nobody: %s', (line) => {
    expect(asked(DEMANDS).length).toBeGreaterThan(1);
    expect(asked(`${DEMANDS}\n${line}`)).toEqual(asked(DEMANDS));
  });

  it.each([
    'Coordinate tuition reimbursement and open enrollment for 400 employees.',
    'You must have five years of experience with employee benefits and open enrollment.',
    'Experience in life insurance underwriting is required.',
    'You plan herd health visits.',
    'Auskünfte erteilen und Termine vergeben',
    'Fragen der Versicherten beantworten',
    'Sie rechnen Reisekosten ab.',
    'Ohne gültigen Jagdschein können wir Sie nicht einstellen.',
    'Für unsere Filiale suchen wir eine Pflegefachkraft mit Erfahrung in der Dialyse.',
  ])('is no work with it: %s', (line) => {
    const all = readSpec({ title: 'Specialist', jobSpec: `${DEMANDS}\n${line}` }).units;
    const without = readSpec({ title: 'Specialist', jobSpec: DEMANDS }).units;
    expect(all.length).toBeGreaterThan(without.length);
  });
});
