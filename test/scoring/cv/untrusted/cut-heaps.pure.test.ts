// Words called keywords, poured out with the full stops that they had in the spec: the line is one heap, however it is cut,
// and no piece of it is a paper or work. An honest list of skills stays one.

import { describe, expect, it } from 'vitest';
import { assess } from '../../../../src/scoring/assess.ts';
import { readSpec } from '../../../../src/scoring/read-spec.ts';
import { gradedNowMs } from '../../graded/types.ts';

const JOB_SPEC = `Assistant de service social (H/F)
Accueillir et accompagner les personnes et les familles : droits, budget, logement, protection de l'enfance.
Visites à domicile.

Profil recherché
- Diplôme d'État d'assistant de service social (DEASS) obligatoire
- Permis B`;
const CV = `Gestionnaire conseil allocataires, CAF du Nord, depuis 2016
Instruction des dossiers RSA et APL, accueil du public.

BTS ESF, 2014
Permis B`;
const HEAP =
  'Keywords: partement recrute assistant service social polyvalent Accueillir accompagner personnes familles difficult droits budget logement enfance. Visites domicile. Profil recherch Dipl assistant service social DEASS obligatoire Permis';

describe('a heap of keywords that its own full stops cut', () => {
  const spec = readSpec({ jobSpec: JOB_SPEC });
  const plain = assess(spec, CV, gradedNowMs);
  const heaped = assess(spec, `${CV}\n${HEAP}`, gradedNowMs);

  it('lifts no score', () => {
    expect(heaped.score).toBeLessThanOrEqual(plain.score);
  });

  it('shows no paper', () => {
    const papers = heaped.requirements.filter(({ text }) => text.includes('DEASS'));
    expect(papers.map(({ credit }) => credit)).toEqual([0]);
  });

  it('leaves an honest list of skills as it is', () => {
    const listed = assess(spec, `${CV}\nCompétences : accueil, visites à domicile, budget`, gradedNowMs);
    expect(listed.score).toBeGreaterThanOrEqual(plain.score);
  });
});
