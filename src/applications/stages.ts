// The stages of an application's way through the pipeline (spec, Application pipeline stage). Pure. Any stage may
// follow any other: people change their minds, and an undo is a move like every other.

export const STAGES = [
  'applied',
  'screened',
  'shortlisted',
  'interviewing',
  'offered',
  'placed',
  'rejected',
] as const;
export type Stage = (typeof STAGES)[number];

/** Whether a text names a stage. */
export function isStage(text: string): text is Stage {
  return STAGES.some((stage) => stage === text);
}
