// Posts in another language or platform than the one that years are asked in: ten years of PHP are none of Java. Pure.

import type { Role } from '../../cv/read-cv.ts';
import type { Unit } from '../../spec/units/read-requirements.ts';
import { termsOf } from '../../text/terms.ts';
import { rememberedOf } from '../../text/remembered.ts';
import { termsOfRole } from '../posts/role-terms.ts';

/** Each line holds what is worked in instead of one another; who knows one has not thereby worked in the next. */
const RIVALS: readonly string[] = [
  'java;php;python;ruby;c#;golang;scala;perl;cobol;abap;delphi;rust;elixir;laravel;symfony;django;ruby on rails;asp.net',
  'react;angular;vue;svelte;ember;wordpress',
  'swift;kotlin;flutter;react native;xamarin',
  'salesforce;dynamics 365;hubspot;sugarcrm;zoho',
  'sap;oracle e-business suite;netsuite;dynamics 365;business central;infor;sage',
  'vhdl;labview;ladder logic',
  'snowflake;teradata;bigquery;redshift',
  'amazon web services;microsoft azure;google cloud platform',
  'solidworks;catia;creo;inventor;siemens nx',
  'revit;archicad;vectorworks;allplan',
  'siemens;rockwell;beckhoff;codesys',
  'unity engine;unreal engine',
];

const rivals = new Map<string, Set<string>>();
for (const line of RIVALS) {
  const terms = line.split(';').flatMap((name) =>
    termsOf(name)
      .slice(0, 1)
      .map(({ term }) => term),
  );
  for (const term of terms)
    rivals.set(term, new Set([...(rivals.get(term) ?? []), ...terms.filter((other) => other !== term)]));
}

/** The tools that a unit's years are to be in, and those that are none of them. */
const toolsOf = rememberedOf((unit: Unit): { asked: readonly string[]; others: ReadonlySet<string> } => {
  const asked = [...unit.terms.keys()].filter((term) => rivals.has(term));
  const others = new Set(asked.flatMap((term) => [...(rivals.get(term) ?? [])]));
  for (const term of asked) others.delete(term);
  return { asked, others };
});

/** Whether a role is told in a rival of the tools that the years are asked in, and in none of them. */
export function isInOtherTool(role: Role, unit: Unit): boolean {
  if (unit.allowsSimilar) return false;
  const { asked, others } = toolsOf(unit);
  if (asked.length === 0) return false;
  const terms = termsOfRole(role);
  if (asked.some((term) => terms.has(term))) return false;
  for (const term of others) if (terms.has(term)) return true;
  return false;
}
