import { useEffect } from 'react';
import { makeSlug } from 'sala/engine';
import type { FormStore } from 'sala/runtime';
import { findText, type Json, type JsonObject } from 'sala/schemas';
import type { RecordAnswer, RecordField } from '../../shared/recordAnswer.ts';

/** Names in addresses that follow a title (`x-slug-of`). A record that is there keeps the one by which others know it. */
export function useSlugs(form: FormStore, { record, fields }: RecordAnswer): void {
  const isNew = record === null;
  useEffect(() => (isNew ? followSlugs(form, fields) : undefined), [form, fields, isNew]);
}

/** Each follows its title until somebody types another. Returns what stops it. */
export function followSlugs(form: FormStore, fields: readonly RecordField[]): () => void {
  const made = fields.flatMap(({ field, schema }) => {
    const source = schema['x-slug-of'];
    return source === undefined ? [] : [{ field, source, slug: '' }];
  });
  if (made.length === 0) return () => {};
  let typed = readAll(form.values(), made);
  return form.subscribeAll(() => {
    const before = typed;
    const values = form.values();
    typed = readAll(values, made);
    for (const [at, follower] of made.entries()) {
      if (typed[at] === before[at] || (values[follower.field] ?? '') !== follower.slug) continue;
      follower.slug = makeSlug(typed[at] ?? '');
      form.set(follower.field, follower.slug || undefined);
    }
  });
}

function readAll(values: JsonObject, made: readonly { source: string }[]): string[] {
  return made.map(({ source }) => read(values[source]));
}

function read(value: Json | undefined): string {
  return findText(value)?.th ?? '';
}
