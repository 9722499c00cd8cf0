// The names of schools, which say nothing of a fit: wherever a degree is from, the texts are as alike. Pure.

import { matchesOf } from '../../text/expressions/first-look.ts';

const KIND =
  'University|College|School|Institute|Academy|Polytechnic|Universität|Hochschule|Université|Institut';
const NAME = String.raw`\p{Lu}[\p{L}'’.-]*`;
const namesIn = matchesOf(
  new RegExp(
    String.raw`(?:${NAME}\s+){1,4}(?:${KIND})(?!\p{L})(?:\s+(?:of\s+)?${NAME}(?:\s+${NAME}){0,2})?|(?<!\p{L})(?:${KIND})\s+(?:of|at|in|de|d[eu]s?)\s+${NAME}(?:\s+${NAME}){0,3}`,
    'gu',
  ),
);

/** Where the names of schools stand in a line. */
export function schoolNamesIn(text: string): readonly { start: number; end: number }[] {
  const names = [];
  for (const { index, 0: name } of namesIn(text)) names.push({ start: index, end: index + name.length });
  return names;
}

/** A line with one word for each of them, so that no name is longer than another. */
export function withoutSchoolNames(text: string): string {
  let rest = text;
  for (const { start, end } of schoolNamesIn(text).toReversed())
    rest = `${rest.slice(0, start)}School${rest.slice(end)}`;
  return rest;
}
