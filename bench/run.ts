// `npm run bench`: counts where they are counts, ratios within one run where they are times.

import { benchAts } from './ats.ts';
import { benchScoring } from './scoring.ts';
import { benchScreening } from './screening.ts';
import { benchWebhooks } from './webhooks.ts';
import { benchWorkspace } from './workspace.ts';

benchScoring();
await benchScreening();
await benchWebhooks();
await benchAts();
await benchWorkspace();
