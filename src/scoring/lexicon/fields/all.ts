// Every field of work.

import { BUILDING } from './building.ts';
import type { Field } from './field.ts';
import { HEALTH } from './health.ts';
import { OFFICE } from './office.ts';
import { PUBLIC } from './public.ts';
import { SERVICES } from './services.ts';
import { TECHNOLOGY } from './technology.ts';

export const FIELDS: readonly Field[] = [HEALTH, BUILDING, SERVICES, OFFICE, TECHNOLOGY, PUBLIC];
