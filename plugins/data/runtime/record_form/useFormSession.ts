import { useCallback, useMemo, useRef, useState } from 'react';
import { isComputed } from 'sala/engine';
import { createFormStore, useLanguage, useText } from 'sala/runtime';
import { type Json, type JsonObject, readText } from 'sala/schemas';
import { changedValues, gatherParts, spreadParts, typedValues } from '../../shared/formValues.ts';
import type { RecordAnswer } from '../../shared/recordAnswer.ts';
import { asideTexts } from '../record/asideTexts.ts';
import { attachedField } from '../record_upload/RecordUpload.tsx';
import { judgeField } from './judgeField.ts';
import { describeAttached } from './NewFiles.tsx';
import { useSlugs } from './useSlugs.ts';

export type FormSession = ReturnType<typeof useFormSession>;

/** What is being filled in, beside what it began with. */
export function useFormSession(first: RecordAnswer) {
  const [answer, setAnswer] = useState(first);
  const base = useRef(readStart(first));
  const language = useLanguage();
  const [form] = useState(() =>
    createFormStore(spreadParts(base.current, first.fields), (name, value) => {
      const fault = judgeField(name, value, { fields: first.fields, base: base.current });
      return fault && readText(fault, language);
    }),
  );
  useSlugs(form, answer);
  const isSaved = useRef(false);
  const fields = useWritable(answer);
  const values = useCallback(() => gatherParts(form.values(), answer.fields, base.current), [form, answer]);
  /** Puts these values into the form; objects part by part. */
  const fill = useCallback(
    (given: JsonObject) => {
      for (const [name, value] of Object.entries(spreadParts(given, answer.fields))) form.set(name, value ?? undefined);
    },
    [form, answer],
  );

  const changes = useCallback((): JsonObject => {
    if (isSaved.current) return {};
    return changedValues(values(), base.current, fields);
  }, [values, fields]);

  /** Of those, what somebody typed or chose: a form that only stands open computes, and a switch stands at off. */
  const typed = useCallback(() => typedValues(changes(), base.current, fields), [changes, fields]);

  /** Goes on from another version of the record, with these values in the form. */
  const adopt = useCallback(
    (next: RecordAnswer, filled: JsonObject = readStart(next)) => {
      base.current = readStart(next);
      const names = [...next.fields.map(({ field }) => field), attachedField];
      const all = Object.fromEntries(names.map((field) => [field, filled[field] ?? null]));
      fill(all);
      setAnswer(next);
    },
    [fill],
  );

  return { answer, form, fields, base, isSaved, values, fill, changes, typed, adopt };
}

/** The fields that may be filled in; files are attached with them until the record is there. */
function useWritable(answer: RecordAnswer) {
  const title = useText(asideTexts)('files');
  return useMemo(() => {
    const writable = answer.fields.filter(({ field }) => answer.writable.includes(field));
    return answer.record ? writable : [...writable, describeAttached(title)];
  }, [answer, title]);
}

/** The stored values, or what the address and the schema give a new one. */
export function readStart({ record, fields, given }: RecordAnswer): JsonObject {
  const values: [string, Json | undefined][] = fields.map(({ field, schema }) => [
    field,
    record ? record[field] : (given[field] ?? plainStart(schema['x-start'] ?? schema.default)),
  ]);
  return Object.fromEntries(values.filter((one): one is [string, Json] => one[1] !== undefined && one[1] !== null));
}

/** What names a variable (`$today`) or is a formula (`=person.name`) comes from the server with its value, or not at all. */
function plainStart(value: Json | undefined): Json | undefined {
  return isComputed(value) ? undefined : value;
}
