// The lines at the head of a role, where its title stands. Pure.

import type { EvidenceLine, Role } from '../../cv/read-cv.ts';
import { namesRole } from '../../spec/clauses/role-words.ts';
import { rememberedOf } from '../../text/remembered.ts';

const LINES = 2;
/** A longer line is an account of the work. */
const HEADER_LENGTH_MAX = 110;

/** The first lines of a role, those of them that are short, and whether one of either names a post. */
export type Header = {
  lines: EvidenceLine[];
  short: EvidenceLine[];
  namesPost: boolean;
  /** The first short line that does. */
  title: EvidenceLine | undefined;
};

/** The head of a role, worked out once. */
export const headerOf = rememberedOf((role: Role): Header => {
  const lines = role.lines.slice(0, LINES);
  const short = lines.filter(({ text }) => text.length < HEADER_LENGTH_MAX);
  return {
    lines,
    short,
    namesPost: lines.some(({ text }) => namesRole(text)),
    title: short.find(({ text }) => namesRole(text)),
  };
});
