import { type FocusEvent, type FormEvent, useEffect, useRef, useState } from 'react';
import { checkRegistration, defaultPasswordPolicy, type Registration, type RegistrationIssue } from 'sala/engine';
import { type Api, type ApiError, useApi, useLanguage } from 'sala/runtime';
import { registrationQuestions } from '../../shared/registrationQuestions.ts';
import { useCall } from '../parts/useCall.ts';
import type { SignInOptions } from '../parts/useSignInOptions.ts';
import { emptyRegistration, readRegistration } from './readRegistration.ts';
import { useRefused } from './useRefused.ts';

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
  const [registered, setRegistered] = useState<Registered>();
  const check = (entered: Registration) =>
    checkRegistration(entered, {
      hosts: options?.hosts ?? [],
      password: options?.passwordPolicy ?? defaultPasswordPolicy,
      questions: registrationQuestions,
    });
  const { standing, refuse, ...taken } = useRefused(values);
  const { complain, ...advice } = useAdvice([...check(values), ...standing]);

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const entered = readRegistration(event.currentTarget);
    setValues(entered);
    const found = check(entered);
    if (found.length > 0) return complain(form.current, found);
    const handle = (error: ApiError) => {
      const { issues, duplicates } = refuse(error, entered);
      if (issues.length > 0) complain(form.current, issues);
      return duplicates.length + issues.length > 0;
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
    registered,
    submit,
    refresh,
    ...advice,
    ...taken,
  };
}

/**
 * What is wrong, in the reader's language: beside a field that was filled in and left, and all of it as a list once the form was sent.
 * Nobody is told what is missing before they had a chance to write it.
 */
function useAdvice(issues: readonly RegistrationIssue[]) {
  const language = useLanguage();
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set());
  const [tried, setTried] = useState(false);
  return {
    /** After a try to send it: every rule that is not met, each once. */
    advice: tried ? [...new Set(issues.map(({ text }) => text[language] ?? text.th))] : [],
    errorOf: (field: RegistrationIssue['field']) =>
      tried || left.has(field) ? issues.find((issue) => issue.field === field)?.text[language] : undefined,
    leave: ({ target }: FocusEvent<Element>) => {
      if (!(target instanceof HTMLInputElement) || !target.name || !target.value) return;
      const { name } = target;
      setLeft((before) => new Set(before).add(name));
    },
    complain: (form: HTMLFormElement | null, found: readonly RegistrationIssue[]) => {
      setTried(true);
      const wrong = new Set<string>(found.map(({ field }) => field));
      [...(form?.elements ?? [])]
        .find((one): one is HTMLInputElement => wrong.has((one as HTMLInputElement).name))
        ?.focus();
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
