import { use, useRef, useState } from 'react';
import { useFieldScope, useForm } from 'sala/runtime';
import type { Json, JsonObject } from 'sala/schemas';
import { copyBeside } from '../../shared/copyBeside.ts';
import type { RecordField } from '../../shared/recordAnswer.ts';
import { findFieldAt } from '../../shared/refusals.ts';
import { RecordContext } from '../record/RecordContext.ts';

interface Filled {
  titles: string[];
  before: [string, Json | undefined][];
}

/** Fills in what the schema takes over from the chosen record (`x-fill`); it can be undone. */
export function useFill(field: RecordField | undefined) {
  const form = useForm();
  const scope = useFieldScope();
  const answer = use(RecordContext);
  const [filled, setFilled] = useState<Filled>();
  const put = useRef(new Map<string, Json>());

  function fill(record: JsonObject): void {
    const findBeside = (target: string) => findFieldAt(answer?.fields ?? [], scope + target);
    const taken = field ? copyBeside(field, record, findBeside) : [];
    const changes = taken.flatMap(([target, value]): [string, Json][] => {
      const name = scope + target;
      const isOpen = scope !== '' || answer?.writable.includes(target.split('.')[0] ?? '');
      const isSame = (form.read(name).value ?? null) === value;
      // What the record chosen before had put there goes with it.
      const isLeft = value !== null || (put.current.has(name) && put.current.get(name) === form.read(name).value);
      return !isLeft || !isOpen || isSame ? [] : [[name, value]];
    });
    const before = changes.map(([name]): [string, Json | undefined] => [name, form.read(name).value]);
    for (const [name, value] of changes) {
      form.set(name, value ?? undefined);
      put.current.set(name, value);
    }
    const titles = changes.map(([name]) => findBeside(name.slice(scope.length))?.title ?? '').filter(Boolean);
    setFilled(changes.length > 0 ? { titles, before } : undefined);
  }

  return {
    fill,
    filled: filled?.titles,
    undo: () => {
      for (const [name, value] of filled?.before ?? []) form.set(name, value);
      setFilled(undefined);
    },
  };
}
