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
import { formTexts } from './formTexts.ts';

/** `sending` lasts until its flow answers; `earlier`: this person has sent it before, and the server takes no second one. */
export type FormPhase = 'filling' | 'sending' | 'sent' | 'earlier';

interface Answer {
  data: { id: string; next?: string; run?: string };
}

interface SubmitOptions {
  form: FormStore;
  formKey?: string;
  /** In reading order. */
  describe: (problems: { name: string; text: string }[]) => FormProblem[];
  onSent: () => void;
  /** The path that the server sends the person to, after the flow of the form, if there is one. */
  onNext: (next: string) => void;
}

/** Sending a form: its phase, its problems, and how to check and send it. */
export function useSubmit({ form, formKey, describe, onSent, onNext }: SubmitOptions) {
  const [phase, setPhase] = useState<FormPhase>('filling');
  const [problems, setProblems] = useState<FormProblem[]>([]);
  const [after, setAfter] = useState<AfterSending>({});
  const [api, explain, language] = [useApi(), useCallMessage(), useLanguage()];

  /** Whether the named fields (or all) are valid; invalid ones show their error. */
  function check(names?: ReadonlySet<string>): boolean {
    const { wrong, isBlank } = findProblems(form, names);
    setProblems(isBlank ? [{ name: '', text: readText(nothingFilled, language) }] : describe(wrong));
    return !isBlank && wrong.length === 0;
  }
  // Also where the flow says nothing, or not soon.
  const finish = (next: string | undefined) => {
    setPhase((now) => (now === 'sending' ? 'sent' : now));
    if (next) onNext(next);
  };

  async function send(): Promise<void> {
    if (phase === 'sending' || !check()) return;
    if (formKey === undefined) return setProblems([{ name: '', text: readText(formTexts.onlyShown, language) }]);
    setPhase('sending');
    setAfter({});
    try {
      const sent = await post(api, { key: formKey, values: form.values() });
      setAfter(sent);
      onSent();
      if (!sent.run) finish(sent.next);
    } catch (error) {
      setPhase(isEarlier(error) ? 'earlier' : refuse(error));
    }
  }

  function refuse(error: unknown): FormPhase {
    const refused = readDetails(error);
    for (const { name, text } of refused) form.setError(name, text);
    setProblems(refused.length > 0 ? describe(refused) : [{ name: '', text: explain(error) }]);
    return 'filling';
  }

  return {
    ...{ phase, problems, run: after.run, check, send, leave: () => setPhase('filling') },
    ...{ settle: () => finish(after.next), clearProblems: () => setProblems([]) },
  };
}

function findProblems(form: FormStore, names: ReadonlySet<string> | undefined) {
  const wrong = form.check(names).map((name) => ({ name, text: form.read(name).error ?? '' }));
  return { wrong, isBlank: !names && wrong.length === 0 && form.isBlank() };
}

/** The page that comes next, and the run of its flow. */
type AfterSending = Partial<Record<'next' | 'run', string>>;

async function post(api: Api, form: { key: string; values: JsonObject }): Promise<AfterSending> {
  const path = location.pathname + location.search;
  const { data } = await api<Partial<Answer>>('/api/form', { method: 'POST', body: { ...form, path } });
  return { next: data?.next, run: data?.run };
}

function isEarlier(error: unknown): boolean {
  return error instanceof ApiError && error.code === 'form_registered';
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
