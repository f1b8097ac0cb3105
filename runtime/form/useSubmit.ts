import { useState } from 'react';
import { isJsonObject } from '../../schemas/json.ts';
import { ApiError } from '../api/ApiError.ts';
import { useApi } from '../api/useApi.ts';
import { useCallMessage } from '../api/useCallMessage.ts';
import type { FormProblem } from './FormProblems.tsx';
import type { FormStore } from './formStore.ts';

/** `earlier`: the server knows that this person has sent it before, and takes no second one. */
export type FormPhase = 'filling' | 'sending' | 'sent' | 'earlier';

interface Answer {
  data: { id: string; next?: string };
}

/** Sending a form: its phase, what is wrong with it, and how to check and send it. */
export function useSubmit(options: {
  form: FormStore;
  formKey: string;
  /** In the order in which people read the form. */
  describe: (problems: { name: string; text: string }[]) => FormProblem[];
  /** `next` is where the server says that this form leads. */
  onSent: (next: string | undefined) => void;
}) {
  const { form, formKey, describe, onSent } = options;
  const [phase, setPhase] = useState<FormPhase>('filling');
  const [problems, setProblems] = useState<FormProblem[]>([]);
  const api = useApi();
  const explain = useCallMessage();

  /** Whether the fields named (or all) are in order; what is not is shown. */
  function check(names?: ReadonlySet<string>): boolean {
    const wrong = form.check(names);
    setProblems(describe(wrong.map((name) => ({ name, text: form.read(name).error ?? '' }))));
    return wrong.length === 0;
  }

  async function send(): Promise<void> {
    if (phase === 'sending' || !check()) return;
    setPhase('sending');
    const path = location.pathname + location.search;
    try {
      const { data } = await api<Answer>('/api/form', {
        method: 'POST',
        body: { key: formKey, path, values: form.values() },
      });
      setPhase('sent');
      onSent(data?.next);
    } catch (error) {
      setPhase(refuse(error));
    }
  }

  function refuse(error: unknown): FormPhase {
    if (error instanceof ApiError && error.code === 'form_registered') return 'earlier';
    const refused = readDetails(error);
    for (const { name, text } of refused) form.setError(name, text);
    setProblems(refused.length > 0 ? describe(refused) : [{ name: '', text: explain(error) }]);
    return 'filling';
  }

  return { phase, problems, check, send, clearProblems: () => setProblems([]), leave: () => setPhase('filling') };
}

/** The complaints of the server, field by field. */
function readDetails(error: unknown): { name: string; text: string }[] {
  if (!(error instanceof ApiError) || !Array.isArray(error.details)) return [];
  return error.details.flatMap((detail: unknown) =>
    isJsonObject(detail) && typeof detail.path === 'string' && typeof detail.message === 'string'
      ? [{ name: detail.path, text: detail.message }]
      : [],
  );
}
