import { type FormEvent, useState } from 'react';
import { ApiError, useApi, useCallMessage, usePage } from 'sala/runtime';

interface State {
  busy: boolean;
  /** Fields that were left empty. */
  missing: string[];
  /** Why it did not work, in the reader's language. */
  refusal?: string;
  needsCode: boolean;
}

/** Signs in with what stands in the form; a refusal is told and nothing that was typed is lost. */
export function useSignIn(next: string) {
  const api = useApi();
  const explain = useCallMessage();
  const { path } = usePage().route;
  const [state, setState] = useState<State>({ busy: false, missing: [], needsCode: false });

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = event.currentTarget;
    const entered = readForm(form);
    const missing = (['username', 'password'] as const).filter((name) => entered[name].trim() === '');
    if (missing.length > 0) {
      setState({ ...state, missing, refusal: undefined });
      form.querySelector<HTMLElement>(`[name="${missing[0]}"]`)?.focus();
      return;
    }
    setState({ ...state, busy: true, missing: [], refusal: undefined });
    try {
      await api('/api/signin', { method: 'POST', body: entered });
      // A full load: nothing that the visitor was shown before may stay for the person who signed in.
      location.assign(findNext(next, path));
    } catch (error) {
      const needsCode = state.needsCode || (error instanceof ApiError && error.code === 'second_factor_needed');
      setState({ busy: false, missing: [], refusal: explain(error), needsCode });
    }
  }
  return { state, submit };
}

function readForm(form: HTMLFormElement) {
  const data = new FormData(form);
  const read = (name: string) => String(data.get(name) ?? '');
  const code = read('code').trim();
  return {
    username: read('username'),
    password: read('password'),
    remember: data.get('remember') !== null,
    ...(code ? { code } : {}),
  };
}

/** Where the person wanted to go: named in the address, else the page that asked for signing in, never another site. */
function findNext(next: string, path: string): string {
  const asked = next || new URLSearchParams(location.search).get('next') || '';
  const target = URL.parse(asked || '/', location.origin);
  if (asked && target?.origin === location.origin) return target.pathname + target.search + target.hash;
  return /\/login$/.test(path) ? '/' : location.pathname + location.search;
}
