// What an assessment consists of. Wire forms are made elsewhere; here are the engine's own words.

/** What a score comes to. */
export type Verdict = 'Strong shortlist' | 'Borderline' | 'Do not progress';
/** How sure a score is. */
export type Confidence = 'low' | 'medium' | 'high';
/** How far a CV reads as if a writing assistant had made it. */
export type AiCvLevel = 'None' | 'Mild' | 'Moderate' | 'Strong';
/** What a client may want to count more or less. */
export type Axis = 'technical' | 'industry' | 'seniority' | 'culture';
/** An axis that is not named counts as it is. */
export type ClientValues = Partial<Record<Axis, 'less' | 'more'>>;

/** What is scored against. `clientContext` is read as further requirements, `clientValues` shifts the axes' weights. */
export type SpecInput = {
  jobSpec: string;
  title?: string;
  clientContext?: string;
  clientValues?: ClientValues;
};

/** A place in the CV as it was given: UTF-16 offsets, and `quote` is exactly what stands there. */
export type Span = { start: number; end: number; quote: string };

/** What is asked for; it decides which reader of the CV answers. */
export type RequirementKind =
  | 'licence'
  | 'certificate'
  | 'degree'
  | 'language'
  | 'clearance'
  | 'years'
  | 'skill'
  | 'seniority'
  | 'domain'
  | 'duty';

/** `hard` gates the score; `must` is learnable; `nice` and `duty` weigh less. */
export type Strength = 'hard' | 'must' | 'nice' | 'duty';

/** One thing that a spec asks for. */
export type Requirement = {
  id: string;
  /** In the spec's own words. */
  text: string;
  kind: RequirementKind;
  strength: Strength;
  axis: Axis | null;
  weight: number;
  /** Alternatives of which one is enough; empty where there are none. */
  anyOf: string[];
  /** Likely said in passing: it counts a little, as what it may be, and no reason, gap or count of must-haves names it. */
  isRemark: boolean;
};

/** What a CV has against one requirement. */
export type RequirementOutcome = Requirement & {
  outcome: 'met' | 'partly' | 'not_met' | 'denied';
  /** From 0 to 1. */
  credit: number;
  /** What limits the credit, in a few words, or how long it was done where years are shown; null where there is nothing to say. */
  note: string | null;
  evidence: Span[];
};

/** A reason that rests on `evidence[0]`, which `text` quotes. */
export type Reason = { text: string; requirement: string; evidence: Span[] };
/** Something the CV leaves open, as an interview prompt. */
export type Gap = { text: string; requirement: string };

/** Something in the CV that was meant for the reader's machine, and was left out of the score. */
export type Notice = {
  kind: 'instructions' | 'copied_spec' | 'keyword_dump' | 'hidden_text';
  message: string;
  spans: Span[];
};

/** A CV against a spec, with all that is told of the score. */
export type Assessment = {
  /** Engine and version; the same inputs and version give the same bytes. */
  scorer: string;
  score: number;
  verdict: Verdict;
  confidence: Confidence;
  summary: string;
  /** At most four. */
  reasons: Reason[];
  /** At most three. */
  gaps: Gap[];
  requirements: RequirementOutcome[];
  notices: Notice[];
  aiCv: { level: AiCvLevel; reason: string | null };
  gem: { credentials: string[]; unlikelyTitle: boolean };
};
