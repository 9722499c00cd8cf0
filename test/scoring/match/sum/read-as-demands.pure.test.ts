// How far a spec and a CV are read as demands and their evidence: wholly where they are short, and in long ads where these
// name the papers that decide.

import { describe, expect, it } from 'vitest';
import { lengthsOf } from '../../../../src/scoring/match/sum/lengths.ts';
import { readSpec } from '../../../../src/scoring/read-spec.ts';

const DUTIES = `What you will do
- Inspect boilers, turbines, condensers and cooling towers on every round
- Calibrate transmitters, analysers, flow meters and pressure switches
- Overhaul pumps, compressors, gearboxes and hydraulic cylinders
- Draft lockout procedures, permits and contractor inductions
- Order gaskets, bearings, filters, lubricants and welding consumables
- Present vibration spectra, thermography and ultrasonic findings to planners
- Coach apprentices in brazing, alignment, rigging and metrology
- Reconcile spare inventories with the purchasing ledger and the warehouse
- Escort insurers, auditors and ministry inspectors through the turbine hall
- Rewrite shutdown schedules, cranage studies and scaffold drawings
- Commission switchgear, inverters, telemetry and fibre backbones
- Negotiate frame contracts for crushing, dredging, painting and insulation`;

const ad = (...demands: string[]) =>
  readSpec({
    jobSpec: `Plant engineer\n\n${DUTIES}\n\nRequirements\n${demands.map((one) => `- ${one}`).join('\n')}`,
  });

const DEGREE = "Bachelor's degree in mechanical engineering";
const YEARS = 'At least five years of experience in plant maintenance';
const TOLD = { little: 60, much: 200 };

describe('texts are read as demands', () => {
  it('where both are short', () => {
    const spec = readSpec({ jobSpec: `Plant engineer\n\nRequirements\n- ${DEGREE}\n- ${YEARS}` });
    expect(lengthsOf(spec, TOLD.little)).toEqual({ long: 0, demands: 1 });
  });

  it('ever less, the more a CV tells', () => {
    const spec = readSpec({ jobSpec: `Plant engineer\n\nRequirements\n- ${DEGREE}\n- ${YEARS}` });
    expect(lengthsOf(spec, 100).demands).toBeCloseTo(0.5);
    expect(lengthsOf(spec, TOLD.much)).toEqual({ long: 1, demands: 0 });
  });

  it('wholly where the ad names the papers that decide, however long they are', () => {
    const spec = ad('A valid Class 1 gas fitter licence', 'Current CSCS card', DEGREE, YEARS);
    expect(spec.termCount).toBeGreaterThan(90);
    expect(lengthsOf(spec, TOLD.much)).toEqual({ long: 1, demands: 1 });
  });

  it('hardly where a long ad asks for years and a degree alone, as every ad does', () => {
    expect(lengthsOf(ad(DEGREE, YEARS), TOLD.much).demands).toBe(0);
  });

  it.each([
    ['Fluent English', 0],
    ['Fluent French', 0.5],
  ])('by a language only where the ad is not written in it: %s', (language, demands) => {
    expect(lengthsOf(ad(language, DEGREE), TOLD.much).demands).toBe(demands);
  });
});
