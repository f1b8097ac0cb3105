import { type FocusEvent, type FormEvent, useEffect, useRef, useState } from 'react';
import { checkRegistration, defaultPasswordPolicy, type Registration, type RegistrationIssue } from 'sala/engine';
import { type Api, type ApiError, useApi, useLanguage } from 'sala/runtime';
import { registrationQuestions } from '../../shared/registrationQuestions.ts';
import { useCall } from '../parts/useCall.ts';
import type { SignInOptions } from '../parts/useSignInOptions.ts';
import { emptyRegistration, readRegistration } from './readRegistration.ts';

/** Result: signed in, or registered but not admitted yet, with the reason. */
export interface Registered {
  signedIn: boolean;
  reason?: string;
}

/** The state of the registration form: problems by the server's own rules, and the server's answer. */
export function useRegistration(options: SignInOptions | undefined) {
  const api = useApi();
  const { busy, refusal, run } = useCall();
  const { form, values, setValues, refresh } = useEntered();
  const [duplicates, setDuplicates] = useState<string[]>([]);
  const [registered, setRegistered] = useState<Registered>();

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const entered = readRegistration(event.currentTarget);
    setValues(entered);
    const handle = (error: ApiError) => {
      const taken = error.code === 'duplicate' ? readFields(error.details) : [];
      setDuplicates(taken);
      return taken.length > 0;
    };
    await run(async () => {
      const body = { data: { ...entered, username: entered.email } };
      await api('/api/user', { method: 'POST', body });
      setRegistered(await signIn(api, entered));
    }, handle);
  }

  return {
    form,
    values,
    busy,
    refusal,
    duplicates,
    registered,
    submit,
    refresh,
    ...useAdvice(
      checkRegistration(values, {
        hosts: options?.hosts ?? [],
        password: options?.passwordPolicy ?? defaultPasswordPolicy,
        questions: registrationQuestions,
      }),
    ),
    forgetDuplicates: () => setDuplicates([]),
  };
}

/** What is wrong, in the reader's language: all of it as advice, and beside a field once it was left. */
function useAdvice(issues: readonly RegistrationIssue[]) {
  const language = useLanguage();
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set());
  return {
    /** Every rule that is not met yet, each once. */
    advice: [...new Set(issues.map(({ text }) => text[language] ?? text.th))],
    errorOf: (field: RegistrationIssue['field']) =>
      left.has(field) ? issues.find((issue) => issue.field === field)?.text[language] : undefined,
    leave: (event: FocusEvent<HTMLFormElement>) => {
      const { name } = event.target;
      if (name) setLeft((before) => new Set(before).add(name));
    },
  };
}

/** What stands in the form. What was typed, or filled in by the browser, before the page woke counts too. */
function useEntered() {
  const form = useRef<HTMLFormElement>(null);
  const [values, setValues] = useState<Registration>(emptyRegistration);
  useEffect(() => {
    if (form.current) setValues(readRegistration(form.current));
  }, []);
  const refresh = () => form.current && setValues(readRegistration(form.current));
  return { form, values, setValues, refresh };
}

/** Whoever registered comes in at once, unless they must be admitted first. */
async function signIn(api: Api, entered: Registration): Promise<Registered> {
  try {
    const body = { username: entered.email, password: entered.password, remember: false };
    await api('/api/signin', { method: 'POST', body });
    return { signedIn: true };
  } catch (error) {
    return { signedIn: false, reason: error instanceof Error && error.message ? error.message : undefined };
  }
}

function readFields(details: unknown): string[] {
  return Array.isArray(details) ? details.filter((field) => typeof field === 'string') : [];
}
