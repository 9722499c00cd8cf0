// What limits the credit of a requirement, in the few words that results carry. Rules and explanations know them by name.

/** The notes that are always the same; of years and levels others are made, which tell how much is shown. */
export const NOTE = {
  named: 'named, without evidence of use',
  copied: "only in the job spec's own words",
  byTrade: 'years in the occupation, which do not name it',
  helped: 'helped with, not answered for',
  undated: 'no dated post shows it',
  before: 'last shown before the time that is asked for',
  longAgo: 'none of it in the last eight years',
  noDates: 'the CV gives no dates',
  notThere: 'the CV says that it is not there',
  moreSenior: 'the present post is more senior',
  unshown: 'the paper itself is not shown',
  pursued: 'in progress, not yet held',
  wished: 'only planned or wished for',
  elsewhere: 'held in another country or state',
  otherLevel: 'of another level or category',
  lower: 'at a lower level',
  lapsed: 'lapsed or expired',
  notHeld: 'the CV says that it is not held',
  otherSubject: 'in another subject',
  unfinished: 'not completed',
} as const;
