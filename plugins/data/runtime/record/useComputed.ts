import { useEffect } from 'react';
import { type FormStore, useSite } from 'sala/runtime';
import type { RecordAnswer } from '../../shared/recordAnswer.ts';

/** Shows what formulas give while somebody types: computed fields of the form and of its lines. Loaded only where one runs. */
export function useComputed(form: FormStore, answer: RecordAnswer): void {
  const { timeZone } = useSite();
  useEffect(() => {
    if (!hasFormula(answer)) return;
    let isOver = false;
    let leave = () => {};
    void import('./computeRecord.ts').then(({ createComputation }) => {
      if (isOver) return;
      const compute = createComputation(answer, timeZone);
      let isRunning = false;
      const run = () => {
        if (isRunning) return; // what it sets tells of a change as well
        isRunning = true;
        for (const [field, value] of Object.entries(compute(form.values()))) form.set(field, value ?? undefined);
        isRunning = false;
      };
      run();
      leave = form.subscribeAll(run);
    });
    return () => {
      isOver = true;
      leave();
    };
  }, [form, answer, timeZone]);
}

function hasFormula({ fields }: RecordAnswer): boolean {
  return fields.some(
    ({ schema, lines = [] }) =>
      schema['x-formula'] !== undefined || lines.some((line) => line.schema['x-formula'] !== undefined),
  );
}
