import { describe, expect, it } from 'vitest';
import { unglued } from '../../../../src/scoring/spec/layout/unglued.ts';

describe('sentences that a converter has run together', () => {
  it.each([
    [
      'Experience with Xero.Familiarity with VAT returns',
      ['Experience with Xero.', 'Familiarity with VAT returns'],
    ],
    [
      'Built pages in Vue.js.Good understanding of HTML',
      ['Built pages in Vue.js.', 'Good understanding of HTML'],
    ],
    ['Used to SAP.Knowledge of customs', ['Used to SAP.', 'Knowledge of customs']],
    ['Welds of stainless pipework.A steady hand', ['Welds of stainless pipework.', 'A steady hand']],
    ['Sichere Bedienung der CNC.Erfahrung im Fräsen', ['Sichere Bedienung der CNC.', 'Erfahrung im Fräsen']],
    [
      'Pratique de la GMAO.Connaissance des automates',
      ['Pratique de la GMAO.', 'Connaissance des automates'],
    ],
    ['Bring your ideas! 🎨5. Energy', ['Bring your ideas! 🎨', '5. Energy']],
    ['You mend anything! 🥷Work Environment', ['You mend anything! 🥷', 'Work Environment']],
    ['Three years with PLC.- 5+ years on site', ['Three years with PLC.', '- 5+ years on site']],
    ['Experience:- 5+ years on the road', ['Experience:', '- 5+ years on the road']],
  ])('are set apart: %s', (text, lines) => {
    expect(
      unglued(text)
        .split('\n')
        .map((line) => line.trim()),
    ).toEqual(lines);
  });

  it.each([
    'Node.js, Vue.js and ASP.NET',
    'Socket.IO and Temporal.io',
    'A.Good Ltd and J.P.Morgan',
    '🚚 Drivers for the night',
    'B.A. or B.Sc. in chemistry',
  ])('are not seen in names: %s', (text) => {
    expect(unglued(text)).toBe(text);
  });
});
