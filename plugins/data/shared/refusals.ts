import { isJsonObject } from 'sala/schemas';
import type { RecordField } from './recordAnswer.ts';

export interface Refusal {
  /** The path of a field: `items.3.quantity`; empty for the whole record. */
  name: string;
  text: string;
}

/** What the server refuses, field by field. */
export function readRefusals(details: unknown): Refusal[] {
  if (!Array.isArray(details)) return [];
  return details.flatMap((detail: unknown) =>
    isJsonObject(detail) && typeof detail.message === 'string'
      ? [{ name: typeof detail.path === 'string' ? detail.path : '', text: detail.message }]
      : [],
  );
}

/**
 * The titles along the path of a field, a line as the server names it: "Items, line 4: Quantity"; undefined where no field is
 * meant. A part without a title is named by the message.
 */
export function titlePath(
  fields: readonly RecordField[],
  path: string,
  nameLine: (title: string, line: number) => string,
): string | undefined {
  const [first = '', ...rest] = path.split('.');
  let holder = fields.find(({ field }) => field === first);
  if (!holder) return undefined;
  let { title } = holder;
  for (const part of rest) {
    if (/^\d+$/.test(part)) {
      if (holder?.lines) title = nameLine(title, Number(part) + 1);
      continue;
    }
    const separator: string = holder?.lines ? ': ' : ' · ';
    holder = (holder?.lines ?? holder?.parts)?.find(({ field }) => field === part);
    if (holder) title += separator + holder.title;
  }
  return title;
}

/** What is refused of a line, without the name of the line: it stands there. */
export function sayInLine(text: string, label: string | undefined): string {
  const line = label?.match(/^.*: /s)?.[0];
  return line ? text.replace(line, '') : text;
}

/** The field, or the part of one, at a path. */
export function findFieldAt(fields: readonly RecordField[], path: string): RecordField | undefined {
  const parts = path.split('.').filter((part) => !/^\d+$/.test(part));
  let inner: readonly RecordField[] = fields;
  let found: RecordField | undefined;
  for (const part of parts) {
    found = inner.find((one) => one.field === part);
    inner = found?.lines ?? found?.parts ?? [];
  }
  return found;
}
