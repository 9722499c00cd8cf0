// A German CV whose umlauts are spelt out is read as with them; no other text is touched.
import { describe, expect, it } from 'vitest';
import { umlauted } from '../../../../src/scoring/cv/layout/umlauted.ts';
import { canonical, spanOf } from '../../../../src/scoring/text/stored/canonical.ts';

/** A text is German by its small words. */
const SMALL = 'und mit der, von bei im';
const read = (text: string): string => umlauted(canonical(`${SMALL} ${text}`)).text.slice(SMALL.length + 1);

describe('umlauts that are spelt out', () => {
  it('are umlauts', () => {
    expect(read('Taetigkeit im Buero fuer Pruefungen, Uebergaben und Abfuellung')).toBe(
      'Tätigkeit im Büro für Prüfungen, Übergaben und Abfüllung',
    );
  });

  it('are told from vowels that are heard apart', () => {
    const text = 'neue aktuelle Quellen, Michael Bauer, Poet, zuerst in Soest, AEVO, fluent English, guest';
    expect(read(`Verantwortung fuer ${text}`)).toBe(`Verantwortung für ${text}`);
  });

  it('are quoted as they were written', () => {
    const canon = umlauted(
      canonical('Kenntnisse mit und von der Pruefung fuer die Fuehrung, Fuehrerschein Klasse B'),
    );
    const at = canon.text.indexOf('Führerschein');
    expect(spanOf(canon, at, at + 'Führerschein'.length).quote).toBe('Fuehrerschein');
  });

  it.each([
    'Paediatric nurse, does blue value, coexist',
    'Tätig für neue Aerosole',
    'Nurse in Duesseldorfer Strasse',
    'Joe Mueller, fuel',
    '',
  ])('are no matter in %j', (text) => {
    expect(read(text)).toBe(text);
  });

  it('are none in an English text that names a German place', () => {
    const text = 'Sales in Muenchen and Koeln, with the venues and the values of the paediatric team';
    expect(umlauted(canonical(text)).text).toBe(text);
  });
});
