// What was filled into a form: CVs of public offices are often forms, and their answers are no text of the page.

import type { getDocumentProxy } from 'unpdf';

type PdfDocument = Awaited<ReturnType<typeof getDocumentProxy>>;

const FIELDS_MAX = 2_000;
const KINDS = new Set(['text', 'combobox', 'listbox']);

/** The values of text and choice fields, in the order of the file. Empty for a file that is no form. */
export async function formValues(document: PdfDocument): Promise<string[]> {
  const fields: Record<string, unknown[]> = (await document.getFieldObjects().catch(() => null)) ?? {};
  return Object.values(fields)
    .slice(0, FIELDS_MAX)
    .flatMap((widgets) => valueOf(widgets[0]));
}

function valueOf(widget: unknown): string[] {
  if (typeof widget !== 'object' || widget === null) return [];
  const { type, value, hidden, password, items } = widget as Record<string, unknown>;
  if (hidden === true || password === true || !KINDS.has(String(type))) return [];
  const values: unknown[] = Array.isArray(value) ? value : [value];
  return values.map((one) => shownAs(one, items)).filter((one) => one.trim() !== '');
}

/** A choice is shown by another text than it is sent by. */
function shownAs(value: unknown, items: unknown): string {
  if (typeof value !== 'string') return '';
  const choices: { exportValue?: unknown; displayValue?: unknown }[] = Array.isArray(items) ? items : [];
  const shown = choices.find(({ exportValue }) => exportValue === value)?.displayValue;
  return typeof shown === 'string' ? shown : value;
}
