import { useSyncExternalStore } from 'react';
import { decideVisible } from '../../../engine/layout/form/decideVisible.ts';
import type { LogicSource } from '../../../engine/layout/reading/collectLogics.ts';
import { readPageFacts } from '../../../engine/layout/reading/pageFacts.ts';
import type { Condition } from '../../../schemas/index.ts';
import { usePage } from '../../context/usePage.ts';
import { useFieldScope } from '../../form/FieldScope.tsx';
import { useForm } from '../../form/FormContext.tsx';

interface Conditional {
  show?: Condition | boolean;
  hidden?: boolean;
}

/** Whether a part that depends on the form is visible; re-renders only when the result changes. */
export function useVisible(part: Conditional, logics: LogicSource[] = []): boolean {
  const form = useForm();
  const scope = useFieldScope();
  const { session, site, route } = usePage();
  const answer = () =>
    decideVisible(
      part,
      logics,
      {
        values: form.values,
        read: (name) => form.read(name).value,
        facts: () => readPageFacts({ session, site, params: route.params }),
      },
      scope,
    );
  return useSyncExternalStore(form.subscribeAll, answer, answer);
}
