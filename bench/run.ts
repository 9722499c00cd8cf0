// `npm run bench`: counts where they are counts, ratios within one run where they are times.

import { benchScreening } from './screening.ts';

await benchScreening();
