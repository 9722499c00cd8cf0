// French and German texts that have lost their accents get back those that are sure, and no other text changes.

import { describe, expect, it } from 'vitest';
import { readSpec } from '../../../src/scoring/read-spec.ts';
import { accented, unaccentedLanguage } from '../../../src/scoring/text/accented.ts';
import { unaccented } from '../../../src/scoring/text/unaccented.ts';

const FRENCH = [
  'Infirmière de bloc avec dix années d’expérience dans une équipe de la région.',
  'DIPLÔMES ET EXPÉRIENCE : diplôme d’État exigé, maîtrise des procédures de sécurité.',
  'Comptabilité générale pour les sociétés, déclarations, certificat à jour.',
].join('\n');
const GERMAN = [
  'Wir suchen eine Pflegekraft mit Führerschein und gültiger Prüfung.',
  'Mehrjährige Tätigkeit in der Qualitätssicherung und im Büro ist möglich.',
].join('\n');

describe('accents that a text has lost', () => {
  it('come back letter for letter in French, in capitals too', () => {
    const bare = unaccented(FRENCH);
    expect(accented(bare)).toBe(FRENCH);
    expect(accented(bare)).toHaveLength(bare.length);
  });

  it('come back in German', () => {
    expect(accented(unaccented(GERMAN))).toBe(GERMAN);
  });

  it('stay away where the bare word is one of its own', () => {
    const text =
      'Je souhaite la marche sur la cote ou les notes de la recherche, et des postes pour les formes.';
    expect(unaccentedLanguage(text)).toBe('french');
    expect(accented(text)).toContain('Je souhaite la');
    expect(accented(text)).toContain('sur la cote ou les notes de la recherche, et des postes');
    const german =
      'Die Forderung und die Grundlagen der Stadt mit dem Verkauf der Anforderungen und der Zusatz.';
    expect(accented(german)).toBe(german);
  });

  it('tell who has a diploma of the State from the diploma', () => {
    const text = "Infirmier diplome d'Etat pour les soins de la clinique et les urgences.";
    expect(accented(text)).toContain("Infirmier diplômé d'État");
  });

  it('tell how long a post lasted', () => {
    const text =
      "Pour la ville et les communes, d'octobre 2020 a ce jour, et de mai 2014 a juin 2016 avec des pauses.";
    expect(accented(text)).toContain('2020 à ce jour, et de mai 2014 à juin 2016');
  });

  it('leave English texts and texts with accents alone', () => {
    const english =
      'The employee has experience in quality and security, and a general diploma for the post.';
    expect(accented(english)).toBe(english);
    const some = `${unaccented(FRENCH)}\nné en 1990`;
    expect(accented(some)).toBe(some);
  });

  it('are heard in the title of a spec whose text tells the language', () => {
    const jobSpec = unaccented(FRENCH);
    expect(readSpec({ jobSpec, title: 'Infirmiere de bloc' }).title).toBe('Infirmière de bloc');
  });
});
