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

/** The titles along the path of a field: "Items, row 4, Quantity"; undefined where no field is meant. A part without one is named by the message. */
export function titlePath(
  fields: readonly RecordField[],
  path: string,
  titleRow: (row: number) => string,
): string | undefined {
  const [first = '', ...rest] = path.split('.');
  const field = fields.find((one) => one.field === first);
  if (!field) return undefined;
  let inner = field.lines ?? field.parts;
  const titles = rest.flatMap((part) => {
    if (/^\d+$/.test(part)) return titleRow(Number(part) + 1);
    const found = inner?.find((one) => one.field === part);
    inner = found?.lines ?? found?.parts;
    return found ? found.title : [];
  });
  return [field.title, ...titles].join(' · ');
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
