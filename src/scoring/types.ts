export type Verdict = 'Strong shortlist' | 'Borderline' | 'Do not progress';
export type Assessment = {
  score: number;
  verdict: Verdict;
  reasons: { text: string }[];
  gaps: { text: string }[];
};
