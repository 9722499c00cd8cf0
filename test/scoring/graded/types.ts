/**
 * The shape of the frozen, self-written set that the scorer is held to.
 * Every text here was invented for this repository; no person in it exists.
 * Grades follow the published rubric and are set before a scorer is run, never after.
 */

/** The instant every graded CV is read at: "Present" means this. */
export const gradedNowMs = Date.UTC(2026, 10, 1);

/** The one reason a recruiter would name for this CV's place in the order. */
export type GradedKind =
  | 'strong'
  | 'missing'
  | 'denial'
  | 'lapsed'
  | 'foreign'
  | 'in-progress'
  | 'trap'
  | 'synonym'
  | 'any-of'
  | 'years'
  | 'overlap'
  | 'old'
  | 'thin'
  | 'injected'
  | 'pasted'
  | 'list'
  | 'gem'
  | 'overqualified'
  | 'adjacent'
  | 'unrelated';

/** One CV with the interval a careful grader accepts, and why. Scores are 0 to 100. */
export type GradedCv = {
  name: string;
  kind: GradedKind;
  low: number;
  high: number;
  best: number;
  why: string;
  /** Hard must-haves of the spec that the CV does not show; such a CV may never reach 75. */
  lacks: string[];
  /** Name of the honest CV of the same job whose score this one must not exceed. */
  twin?: string;
  cv: string;
};

export type GradedJob = { job: string; title: string; spec: string; graded: GradedCv[] };
