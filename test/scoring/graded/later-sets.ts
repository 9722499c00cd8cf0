// The graded sets beside the first, by their names: each was graded after the engine had been tuned on those before it.

import { anewJobs, secludedJobs } from './anew/set.ts';
import { apartJobs } from './apart/set.ts';
import { asideJobs } from './aside/set.ts';
import { assortedJobs } from './assorted/set.ts';
import { candidJobs } from './candid/set.ts';
import { commonJobs } from './common/set.ts';
import { currentJobs } from './current/set.ts';
import { dailyJobs } from './daily/set.ts';
import { monthlyJobs } from './monthly/set.ts';
import { yearlyJobs } from './yearly/set.ts';
import { frankJobs } from './frank/set.ts';
import { veiledJobs } from './veiled/set.ts';
import { dozenJobs } from './dozen/set.ts';
import { blindJobs } from './blind/set.ts';
import { everydayJobs } from './everyday/set.ts';
import { newestJobs } from './fresh/newest.ts';
import { freshJobs } from './fresh/set.ts';
import { fullJobs } from './full/set.ts';
import { furtherJobs } from './further/set.ts';
import { keptJobs } from './kept/set.ts';
import { laterJobs } from './later/set.ts';
import { mixedJobs } from './mixed/set.ts';
import { naturalJobs } from './natural/set.ts';
import { ordinaryJobs } from './ordinary/set.ts';
import { recentJobs } from './recent/set.ts';
import { reservedJobs } from './reserved/set.ts';
import { variedJobs } from './varied/set.ts';
import { sparedJobs } from './spared/set.ts';
import { longJobs } from './long/set.ts';
import { lengthyJobs } from './lengthy/set.ts';
import { sizedJobs } from './sized/set.ts';
import { sundryJobs } from './sundry/set.ts';
import { outsizedJobs } from './outsized/set.ts';
import type { GradedJob } from './types.ts';
import { unseenJobs } from './unseen/set.ts';
import { untouchedJobs, usualJobs } from './usual/set.ts';
import { weeklyJobs } from './weekly/set.ts';
import { withheldJobs } from './withheld/set.ts';
import { wordedJobs } from './worded/set.ts';

export const LATER_SETS: readonly (readonly [name: string, jobs: readonly GradedJob[]])[] = [
  ['graded-fresh', freshJobs],
  ['graded-later', laterJobs],
  ['graded-newest', newestJobs],
  ['graded-unseen', unseenJobs],
  ['graded-further', furtherJobs],
  ['graded-blind', blindJobs],
  ['graded-everyday', everydayJobs],
  ['graded-kept', keptJobs],
  ['graded-ordinary', ordinaryJobs],
  ['graded-full', fullJobs],
  ['graded-apart', apartJobs],
  ['graded-aside', asideJobs],
  ['graded-natural', naturalJobs],
  ['graded-withheld', withheldJobs],
  ['graded-worded', wordedJobs],
  ['graded-reserved', reservedJobs],
  ['graded-mixed', mixedJobs],
  ['graded-varied', variedJobs],
  ['graded-spared', sparedJobs],
  ['graded-long', longJobs],
  ['graded-lengthy', lengthyJobs],
  ['graded-sized', sizedJobs],
  ['graded-dozen', dozenJobs],
  ['graded-outsized', outsizedJobs],
  ['graded-anew', anewJobs],
  ['graded-secluded', secludedJobs],
  ['graded-usual', usualJobs],
  ['graded-untouched', untouchedJobs],
  ['graded-sundry', sundryJobs],
  ['graded-assorted', assortedJobs],
  ['graded-recent', recentJobs],
  ['graded-current', currentJobs],
  ['graded-candid', candidJobs],
  ['graded-frank', frankJobs],
  ['graded-veiled', veiledJobs],
  ['graded-common', commonJobs],
  ['graded-weekly', weeklyJobs],
  ['graded-daily', dailyJobs],
  ['graded-monthly', monthlyJobs],
  ['graded-yearly', yearlyJobs],
];
