import { useCallback, useMemo, useState, useSyncExternalStore } from 'react';
import { type FormStore, useField, useForm } from 'sala/runtime';
import { isJsonObject, type Json, type JsonObject } from 'sala/schemas';
import type { LineColumn } from './lineColumns.ts';
import { createLineHistory } from './lineHistory.ts';

const none: readonly JsonObject[] = [];

/** The lines of a field in its form, with the steps that can be undone. */
export function useLines(name: string, columns: readonly LineColumn[]) {
  const form = useForm();
  const { value, error, id } = useField({ uid: name, name });
  const [history] = useState(createLineHistory);
  const lines = useMemo(() => readLines(value), [value]);
  const calls = useMemo(() => {
    const now = () => readLines(form.read(name).value);
    const put = (next: readonly JsonObject[]) => {
      moveErrors({ form, name, columns }, now(), next);
      form.set(name, next.length === 0 ? undefined : [...next]);
      if (form.read(name).error !== undefined) form.setError(name, undefined);
    };
    return {
      now,
      write: (next: readonly JsonObject[], mark?: string) => {
        history.note(now(), mark);
        put(next);
      },
      step: (way: 'undo' | 'redo') => {
        const next = history[way](now());
        if (next) put(next);
        return next !== undefined;
      },
      /** The first line with an error; -1 without one. */
      findFaulty: () =>
        now().findIndex((_, row) =>
          columns.some(({ field }) => form.read(`${name}.${row}.${field}`).error !== undefined),
        ),
      setError: (row: number, field: string, text: string | undefined) => {
        const path = `${name}.${row}.${field}`;
        if (form.read(path).error !== text) form.setError(path, text);
      },
    };
  }, [form, name, columns, history]);
  return { ...calls, lines, error, id };
}

function readLines(value: Json | undefined): readonly JsonObject[] {
  if (!Array.isArray(value)) return none;
  return value.every(isJsonObject) ? value : value.map((line) => (isJsonObject(line) ? line : {}));
}

/** Errors go with their lines when rows are inserted, moved or removed, and stay at fields that a change of others left alone. */
function moveErrors(
  { form, name, columns }: { form: FormStore; name: string; columns: readonly LineColumn[] },
  before: readonly JsonObject[],
  after: readonly JsonObject[],
): void {
  if (before.length === after.length && before.filter((line, at) => line !== after[at]).length < 2) return;
  const places = new Map(after.map((line, at) => [line, at]));
  const old = new Set(before);
  const moved: { path: string; text: string }[] = [];
  for (const [at, line] of before.entries()) {
    const here = after[at];
    const changed = here && !places.has(line) && !old.has(here) ? here : undefined; // it is written anew in its place
    const to = places.get(line);
    if (to === at) continue;
    for (const { field } of columns) {
      const { error } = form.read(`${name}.${at}.${field}`);
      if (error === undefined || (changed && changed[field] === line[field])) continue;
      form.setError(`${name}.${at}.${field}`, undefined);
      if (to !== undefined) moved.push({ path: `${name}.${to}.${field}`, text: error });
    }
  }
  for (const { path, text } of moved) form.setError(path, text);
}

/** The errors of a row by field, as one text while nothing changes. */
export function useRowErrors(name: string, row: number, columns: readonly LineColumn[]): Record<string, string> {
  const form = useForm();
  const fields = useMemo(() => ['', ...columns.map(({ field }) => `.${field}`)], [columns]);
  const subscribe = useCallback(
    (listener: () => void) => {
      const leaves = fields.map((field) => form.subscribe(`${name}.${row}${field}`, listener));
      return () => {
        for (const leave of leaves) leave();
      };
    },
    [form, name, row, fields],
  );
  const snapshot = () => {
    const found = fields.flatMap((field) => {
      const { error } = form.read(`${name}.${row}${field}`);
      return error === undefined ? [] : [[field.slice(1), error]];
    });
    return found.length === 0 ? '' : JSON.stringify(found);
  };
  const text = useSyncExternalStore(subscribe, snapshot, snapshot);
  return useMemo(() => (text === '' ? noErrors : Object.fromEntries(JSON.parse(text))), [text]);
}

const noErrors: Record<string, string> = {};
