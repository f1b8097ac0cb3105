import { useState } from 'react';
import type { PlacedField } from '../../engine/form/listFields.ts';
import { isJsonObject } from '../../schemas/json.ts';
import { ApiError } from '../api/ApiError.ts';
import { useApi } from '../api/useApi.ts';
import { useCallMessage } from '../api/useCallMessage.ts';
import type { FormProblem } from './FormProblems.tsx';
import type { FormStore } from './formStore.ts';

export type FormPhase = 'filling' | 'sending' | 'sent';

/** Sending a form: its phase, what is wrong with it, and how to check and send it. */
export function useSubmit(options: {
  form: FormStore;
  formKey: string;
  fields: ReadonlyMap<string, PlacedField>;
  onSent: () => void;
}) {
  const { form, formKey, fields, onSent } = options;
  const [phase, setPhase] = useState<FormPhase>('filling');
  const [problems, setProblems] = useState<FormProblem[]>([]);
  const api = useApi();
  const explain = useCallMessage();

  const describe = (name: string, text: string): FormProblem => {
    const object = fields.get(name)?.object;
    return { name, text, uid: object?.uid, label: typeof object?.label === 'string' ? object.label : name };
  };

  /** Whether the fields named (or all) are in order; what is not is shown. */
  function check(names?: ReadonlySet<string>): boolean {
    const wrong = form.check(names);
    setProblems(wrong.map((name) => describe(name, form.read(name).error ?? '')));
    return wrong.length === 0;
  }

  async function send(): Promise<void> {
    if (phase === 'sending' || !check()) return;
    setPhase('sending');
    try {
      await api('/api/form', { method: 'POST', body: { key: formKey, values: form.values() } });
      onSent();
      setPhase('sent');
    } catch (error) {
      const refused = readDetails(error);
      for (const { name, text } of refused) form.setError(name, text);
      setProblems(
        refused.length > 0
          ? refused.map(({ name, text }) => describe(name, text))
          : [{ name: '', text: explain(error) }],
      );
      setPhase('filling');
    }
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
