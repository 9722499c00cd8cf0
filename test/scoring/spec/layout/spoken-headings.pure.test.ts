// Headings that speak, rows of facts, wishes beside demands, and the level of a language that is told behind it.

import { describe, expect, it } from 'vitest';
import { readSpec } from '../../../../src/scoring/read-spec.ts';

function askedIn(jobSpec: string): [string, string, string][] {
  return readSpec({ jobSpec }).units.map(({ strength, kind, text }) => [strength, kind, text]);
}

describe('headings that speak', () => {
  it('says what is a duty, a demand and a wish by whole clauses', () => {
    const spec =
      'Property Manager\n\nWhat you would look after\nBudgets and year ends.\n\nWhat you must bring with you\nFive years of block management.\n\nWhat would please us\nHaving chaired a stormy AGM.\n\nWhat you get\n42 to 50k.';
    expect([...new Set(askedIn(spec).map(([strength]) => strength))]).toEqual([
      'duty',
      'hard',
      'must',
      'nice',
    ]);
  });
  it('says what nobody does without, and what can be taught', () => {
    const spec =
      'Buyer\n\nWhat we do\nWe sell paint.\n\nYou will not get far here without\nFrench at C1.\n\nNice, but we can teach it\nSAP.';
    expect(askedIn(spec)).toEqual([
      ['hard', 'language', 'French at C1.'],
      ['nice', 'skill', 'SAP.'],
    ]);
  });
  it.each(["You'll get on well with us if you have", "You'd love it here if you are"])(
    'heads what is asked: %s',
    (heading) => {
      const spec = `Buyer\n\nWhat you will do\n- Order paint\n\n${heading}\n- French at C1`;
      expect(askedIn(spec).at(-1)).toEqual(['hard', 'language', 'French at C1']);
    },
  );
  it.each([
    'DAS HILFT DIR',
    'Das hilft Ihnen dabei',
    'Was Ihnen noch hilft',
    'Damit punkten Sie zusätzlich',
    'Was zusätzlich für dich spricht',
    'Pluspunkte sammeln Sie mit',
    'Ce qui vous aidera',
  ])('heads what is welcome: %s', (heading) => {
    const spec = `Mechaniker\n\nDeine Aufgaben\n- Anlagen warten\n\nDas musst du mitbringen\n- Staplerschein\n\n${heading}\n- Hydraulik`;
    expect(askedIn(spec).at(-1)).toEqual(['nice', 'skill', 'Hydraulik']);
  });
  it('hears a language in a wish that says what for', () => {
    const spec = 'Mechaniker\n\nVon Vorteil\n- Italienisch für Einsätze im Tessin';
    expect(askedIn(spec).at(-1)?.slice(0, 2)).toEqual(['nice', 'language']);
  });
  it('hears a heading in words of its own where nothing is asked yet, and only there', () => {
    const asked = askedIn(
      'Closer\n\nWhy Dublin\nWe love it here.\n\nBefore the year is out you\nbuild a pipeline of new customers.\n\nBenefits\nPension.\n\nThe view from the roof\nis of the bay.',
    );
    expect(asked.map(([, , text]) => text)).toEqual(['build a pipeline of new customers.']);
  });
  it('reads them at the beginning of a paragraph, in French too', () => {
    const spec =
      "Juriste droit social\n\nCe que vous ferez. Répondre aux RRH des usines.\n\nCe qu'il faut. Un Master 2 en droit social. Et de l'anglais, vraiment ; en dessous du niveau C1 ce n'est pas tenable.\n\nCe qui nous plairait. Avoir vécu un transfert L. 1224-1.";
    expect(askedIn(spec).map(([strength, kind]) => `${strength} ${kind}`)).toEqual([
      'duty duty',
      'hard degree',
      'hard language',
      'nice skill',
    ]);
    const language = readSpec({ jobSpec: spec }).units.find(({ kind }) => kind === 'language');
    expect(language?.designators.fluency).toBe(5);
  });
  it('takes what the holder of a post has to be for demands all the same', () => {
    const [first] = askedIn('SENCO\nThe successful candidate will:\n• have Qualified Teacher Status');
    expect(first?.slice(0, 2)).toEqual(['hard', 'licence']);
  });
  it('asks nothing by rows that tell facts', () => {
    const spec =
      'ROLE PROFILE\nRole title | Claims Handler\nBase | Haywards Heath\nPERSON\nRequirement | How we see it\n3 years of claims | Must\nGuidewire | Preferred';
    expect([...new Set(askedIn(spec).map(([, , text]) => text.split(' |')[0]))]).toEqual([
      '3 years of claims',
      'Guidewire',
    ]);
  });
});

describe('wishes beside demands', () => {
  it('parts what is welcome from what is not negotiable', () => {
    const [wish, demand] = askedIn(
      'Assistant\nProfile\n- Ideally Italian or German as well, but French is non-negotiable',
    );
    expect([wish?.slice(0, 2), demand?.slice(0, 2)]).toEqual([
      ['nice', 'language'],
      ['hard', 'language'],
    ]);
  });
  it('parts a wish that begins with a condition from what is essential', () => {
    const [wish, demand] = askedIn(
      'Guide\nProfile\n- While Norse would be ideal, English at C1 is in any case essential',
    );
    expect([wish?.[0], demand?.slice(0, 2)]).toEqual(['nice', ['hard', 'language']]);
    const [, german] = askedIn(
      'Guide\nProfil\n- Même si le danois serait un plus, un bon allemand demeure indispensable',
    );
    expect(german?.slice(0, 2)).toEqual(['hard', 'language']);
  });
  it('hears what is said likewise', () => {
    const strengths = askedIn(
      'Bilanzbuchhalter\nIhr Profil\nEnglisch ist von Vorteil, Kenntnisse in IFRS ebenso.',
    ).map(([strength]) => strength);
    expect(new Set(strengths)).toEqual(new Set(['nice']));
  });
  it('reads no demand in who else asks for it', () => {
    expect(askedIn('Buyer\nRequirements\n- Three years of buying. Our insurers will ask.')).toHaveLength(1);
  });
});
