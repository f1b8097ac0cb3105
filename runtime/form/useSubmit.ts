import { useState } from 'react';
import { nothingFilled } from '../../engine/layout/form/nothingFilled.ts';
import { isJsonObject, type JsonObject } from '../../schemas/json.ts';
import { readText } from '../../schemas/text.ts';
import { ApiError } from '../api/ApiError.ts';
import type { Api } from '../api/createApi.ts';
import { useApi } from '../context/useApi.ts';
import { useCallMessage } from '../language/useCallMessage.ts';
import { useLanguage } from '../language/useText.ts';
import type { FormProblem } from './FormProblems.tsx';
import type { FormStore } from './formStore.ts';

/** `sending` lasts until its flow answers; `earlier`: this person has sent it before, and the server takes no second one. */
export type FormPhase = 'filling' | 'sending' | 'sent' | 'earlier';

interface Answer {
  data: { id: string; next?: string; run?: string };
}

interface SubmitOptions {
  form: FormStore;
  formKey: string;
  /** In reading order. */
  describe: (problems: { name: string; text: string }[]) => FormProblem[];
  onSent: () => void;
  /** The path that the server sends the person to: once its flow, if there is one, has had its say. */
  onNext: (next: string) => void;
}

/** Sending a form: its phase, its problems, and how to check and send it. */
export function useSubmit({ form, formKey, describe, onSent, onNext }: SubmitOptions) {
  const [phase, setPhase] = useState<FormPhase>('filling');
  const [problems, setProblems] = useState<FormProblem[]>([]);
  const [run, setRun] = useState<string>();
  const [next, setNext] = useState<string>();
  const api = useApi();
  const explain = useCallMessage();
  const language = useLanguage();

  /** Whether the named fields (or all) are valid; invalid ones show their error. */
  function check(names?: ReadonlySet<string>): boolean {
    const wrong = form.check(names);
    const isBlank = !names && wrong.length === 0 && form.isBlank();
    const found = describe(wrong.map((name) => ({ name, text: form.read(name).error ?? '' })));
    setProblems(isBlank ? [{ name: '', text: readText(nothingFilled, language) }] : found);
    return !isBlank && wrong.length === 0;
  }

  async function send(): Promise<void> {
    if (phase === 'sending' || !check()) return;
    setPhase('sending');
    setRun(undefined);
    try {
      const sent = await post(api, { key: formKey, values: form.values() });
      setRun(sent.run);
      setNext(sent.next);
      if (!sent.run) setPhase('sent');
      onSent();
      if (sent.next && !sent.run) onNext(sent.next);
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

  const leave = () => setPhase('filling');
  /** The flow says nothing, or not soon: that the form was sent is said all the same. */
  const settle = () => {
    setPhase((now) => (now === 'sending' ? 'sent' : now));
    if (next) onNext(next);
  };
  return { phase, problems, run, check, send, leave, settle, clearProblems: () => setProblems([]) };
}

/** The page that comes next, and the run of its flow. */
async function post(api: Api, form: { key: string; values: JsonObject }): Promise<{ next?: string; run?: string }> {
  const path = location.pathname + location.search;
  const { data } = await api<Partial<Answer>>('/api/form', { method: 'POST', body: { ...form, path } });
  return { next: data?.next, run: data?.run };
}

/** The server's errors, by field. */
function readDetails(error: unknown): { name: string; text: string }[] {
  if (!(error instanceof ApiError) || !Array.isArray(error.details)) return [];
  return error.details.flatMap((detail: unknown) =>
    isJsonObject(detail) && typeof detail.path === 'string' && typeof detail.message === 'string'
      ? [{ name: detail.path, text: detail.message }]
      : [],
  );
}
