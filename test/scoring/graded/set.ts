/** The graded jobs in one list, in the order they were written. */
import { backendGo } from './backend-go.ts';
import { hgvDriver } from './hgv-driver.ts';
import { llmEngineer } from './llm-engineer.ts';
import { mathsTeacher } from './maths-teacher.ts';
import { pipeWelder } from './pipe-welder.ts';
import { theatreNurse } from './theatre-nurse.ts';
import type { GradedJob } from './types.ts';

export const gradedJobs: GradedJob[] = [theatreNurse, pipeWelder, mathsTeacher, backendGo, hgvDriver, llmEngineer];
