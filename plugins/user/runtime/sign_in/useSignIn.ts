import { type FormEvent, useState } from 'react';
import { type ApiError, useApi, usePage, useText } from 'sala/runtime';
import type { PublicSession } from 'sala/schemas';
import { findNext } from '../parts/findNext.ts';
import { useCall } from '../parts/useCall.ts';
import { useHash, useQueryParam } from '../parts/useQueryParam.ts';
import { returnTexts } from './returnTexts.ts';

type Submit = (event: FormEvent<HTMLFormElement>) => Promise<void>;

export interface SignInFlow {
  busy: boolean;
  /** Signed in; the next page is on its way. */
  done: boolean;
  /** Fields that were left empty. */
  missing: string[];
  refusal?: string;
  /** Proof that the password was right, while the code of the second factor is asked. */
  ticket?: string;
  submit: Submit;
  submitCode: Submit;
  startAgain: () => void;
}

/** How long the person is told that it worked before the page changes. */
const toastMs = 500;

/** Signs in with what stands in the form, asks for the second factor where there is one, then leads on. */
export function useSignIn({ next, way }: { next: string; way: 'password' | 'directory' }): SignInFlow {
  const api = useApi();
  const { path } = usePage().route;
  const { busy, run, refuse, refusal } = useCall();
  const returned = useReturn();
  const [step, setStep] = useState<{ ticket?: string; missing: string[]; done: boolean }>({ missing: [], done: false });
  const ticket = step.ticket ?? returned.ticket;

  function handleRefusal(error: ApiError): boolean {
    const asked = error.code === 'second_factor_needed' ? readTicket(error.details) : undefined;
    // A ticket is spent after some wrong codes: back to the password.
    if (asked || error.code === 'ticket_dead') setStep({ ticket: asked ?? '', missing: [], done: false });
    return asked !== undefined;
  }

  async function send(form: HTMLFormElement, call: { path: string; needs: string[]; body: object }) {
    const data = new FormData(form);
    const missing = call.needs.filter((name) => String(data.get(name) ?? '').trim() === '');
    setStep((before) => ({ ...before, missing }));
    if (missing.length > 0) {
      refuse(undefined);
      form.querySelector<HTMLElement>(`[name="${missing[0]}"]`)?.focus();
      return;
    }
    await run(async () => {
      const answer = await api<{ data?: PublicSession }>(call.path, { method: 'POST', body: call.body });
      setStep((before) => ({ ...before, done: true }));
      await new Promise((shown) => setTimeout(shown, toastMs));
      // A full load: nothing that the visitor was shown before may stay for the person who signed in.
      location.assign(answer?.data?.mustReset ? '/user/reset' : findNext(next, path));
    }, handleRefusal);
  }

  const submit: Submit = async (event) => {
    event.preventDefault();
    const form = event.currentTarget;
    const data = new FormData(form);
    const read = (name: string) => String(data.get(name) ?? '');
    const body = { username: read('username'), password: read('password'), remember: data.has('remember') };
    const call = way === 'directory' ? '/api/signin/ad' : '/api/signin';
    await send(form, { path: call, needs: ['username', 'password'], body });
  };

  const submitCode: Submit = async (event) => {
    event.preventDefault();
    const code = String(new FormData(event.currentTarget).get('code') ?? '').trim();
    await send(event.currentTarget, { path: '/api/signin/second', needs: ['code'], body: { ticket, code } });
  };

  return {
    busy: busy || step.done,
    done: step.done,
    missing: step.missing,
    refusal: refusal ?? (ticket ? undefined : returned.refusal),
    ticket: ticket || undefined,
    submit,
    submitCode,
    startAgain: () => {
      refuse(undefined);
      setStep({ ticket: '', missing: [], done: false });
    },
  };
}

/** What a provider sent the browser back with: the reason of a refusal, or that only the code is still missing. */
function useReturn(): { refusal?: string; ticket?: string } {
  const say = useText(returnTexts);
  const code = useQueryParam('error');
  const ticket = new URLSearchParams(useHash()).get('second') ?? undefined;
  const known = code !== undefined && Object.hasOwn(returnTexts, code);
  const name = known ? (code as keyof typeof returnTexts) : 'other'; // one of the names, by the line above
  return { refusal: code === undefined ? undefined : say(name), ticket };
}

function readTicket(details: unknown): string | undefined {
  if (typeof details !== 'object' || details === null || !('ticket' in details)) return undefined;
  return typeof details.ticket === 'string' ? details.ticket : undefined;
}
