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
  /** Signed in; the next page is loading. */
  done: boolean;
  /** Fields that were left empty. */
  missing: string[];
  refusal?: string;
  /** Ticket of the first step, while the code of the second factor is required. */
  ticket?: string;
  submit: Submit;
  submitCode: Submit;
  startAgain: () => void;
}

/** Delay before the next page, in which the success message is shown. */
const toastMs = 500;

/** Signs in with the form's values, asks for the second factor if there is one, then redirects. */
export function useSignIn({ next, way }: { next: string; way: 'password' | 'directory' }): SignInFlow {
  const returned = useReturn();
  const { step, setStep, send, busy, refusal, refuse } = useSending(next);
  const ticket = step.ticket ?? returned.ticket;

  const submit: Submit = async (event) => {
    event.preventDefault();
    const path = way === 'directory' ? '/api/signin/ad' : '/api/signin';
    const body = readPassword(event.currentTarget);
    await send(event.currentTarget, { path, needs: ['username', 'password'], body });
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

interface Step {
  ticket?: string;
  missing: string[];
  done: boolean;
}

/** Sends what stands in the form once nothing is missing, and leads on when it was accepted. */
function useSending(next: string) {
  const api = useApi();
  const { path } = usePage().route;
  const { busy, run, refuse, refusal } = useCall();
  const [step, setStep] = useState<Step>({ missing: [], done: false });

  function handleRefusal(error: ApiError): boolean {
    const asked = error.code === 'second_factor_needed' ? readTicket(error.details) : undefined;
    // The ticket expires after several wrong codes: back to the password.
    if (asked || error.code === 'ticket_dead') setStep({ ticket: asked ?? '', missing: [], done: false });
    return asked !== undefined;
  }

  async function send(form: HTMLFormElement, call: { path: string; needs: string[]; body: object }) {
    const missing = findMissing(form, call.needs);
    setStep((before) => ({ ...before, missing }));
    if (missing.length > 0) {
      refuse(undefined);
      form.querySelector<HTMLElement>(`[name="${missing[0]}"]`)?.focus();
      return;
    }
    await run(async () => {
      const answer = await api<{ data?: PublicSession }>(call.path, { method: 'POST', body: call.body });
      setStep((before) => ({ ...before, done: true }));
      await loadAddress(answer?.data?.mustReset ? '/user/reset' : findNext(next, path, answer?.data?.role));
    }, handleRefusal);
  }

  return { step, setStep, send, busy, refusal, refuse };
}

async function loadAddress(address: string): Promise<void> {
  await new Promise((shown) => setTimeout(shown, toastMs));
  // A full load: no content drawn for a visitor may stay.
  location.assign(address);
}

function findMissing(form: HTMLFormElement, names: string[]): string[] {
  const data = new FormData(form);
  return names.filter((name) => String(data.get(name) ?? '').trim() === '');
}

function readPassword(form: HTMLFormElement) {
  const data = new FormData(form);
  const read = (name: string) => String(data.get(name) ?? '');
  return { username: read('username'), password: read('password'), remember: data.has('remember') };
}

/** The result with which a provider redirected back: a refusal, or that only the code is missing. */
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
