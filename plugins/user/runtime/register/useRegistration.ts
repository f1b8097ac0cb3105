import { type FocusEvent, type FormEvent, useEffect, useRef, useState } from 'react';
import { checkRegistration, type Registration, type RegistrationIssue } from 'sala/engine';
import { type ApiError, useApi, useLanguage } from 'sala/runtime';
import { useCall } from '../parts/useCall.ts';
import type { SignInOptions } from '../parts/useSignInOptions.ts';
import { emptyRegistration, readRegistration } from './readRegistration.ts';

/** How it ended: signed in already, or made but not let in yet, with the reason. */
export interface Registered {
  signedIn: boolean;
  reason?: string;
}

/** The state of the registration form: what is wrong by the very rules of the server, and what the server answered. */
export function useRegistration(options: SignInOptions | undefined) {
  const api = useApi();
  const language = useLanguage();
  const { busy, refusal, run } = useCall();
  const form = useRef<HTMLFormElement>(null);
  const [values, setValues] = useState<Registration>(emptyRegistration);
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set());
  const [duplicates, setDuplicates] = useState<string[]>([]);
  const [registered, setRegistered] = useState<Registered>();

  const issues = checkRegistration(values, options && { hosts: options.hosts, password: options.passwordPolicy });
  const refresh = () => form.current && setValues(readRegistration(form.current));
  // What was typed, or filled in by the browser, before the page woke counts too.
  useEffect(() => {
    if (form.current) setValues(readRegistration(form.current));
  }, []);

  async function signIn(entered: Registration): Promise<Registered> {
    try {
      const body = { username: entered.email, password: entered.password, remember: false };
      await api('/api/signin', { method: 'POST', body });
      return { signedIn: true };
    } catch (error) {
      return { signedIn: false, reason: error instanceof Error && error.message ? error.message : undefined };
    }
  }

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
      setRegistered(await signIn(entered));
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
    /** Every rule that is not met yet, in the reader's language, each once. */
    advice: [...new Set(issues.map(({ text }) => text[language] ?? text.th))],
    errorOf: (field: RegistrationIssue['field']) =>
      left.has(field) ? issues.find((issue) => issue.field === field)?.text[language] : undefined,
    leave: (event: FocusEvent<HTMLFormElement>) => {
      const { name } = event.target;
      if (name) setLeft((before) => new Set(before).add(name));
    },
    forgetDuplicates: () => setDuplicates([]),
  };
}

function readFields(details: unknown): string[] {
  return Array.isArray(details) ? details.filter((field) => typeof field === 'string') : [];
}
