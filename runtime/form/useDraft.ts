import { useCallback, useEffect } from 'react';
import { isJsonObject } from '../../schemas/json.ts';
import type { FormStore } from './formStore.ts';

const pauseMs = 300;

/**
 * Stores the form's values on this device until the tab is closed, and restores them. The returned function deletes
 * them.
 */
export function useDraft(form: FormStore, key: string | undefined): () => void {
  const place = key === undefined ? undefined : `sala.form.${key}`;
  useEffect(() => {
    if (place === undefined) return;
    form.restore(readDraft(place));
    let timer: ReturnType<typeof setTimeout> | undefined;
    const write = () => {
      if (timer === undefined) return;
      clearTimeout(timer);
      timer = undefined;
      writeDraft(place, form);
    };
    const unsubscribe = form.subscribeAll(() => {
      clearTimeout(timer);
      timer = setTimeout(write, pauseMs);
    });
    addEventListener('pagehide', write);
    return () => {
      write();
      unsubscribe();
      removeEventListener('pagehide', write);
    };
  }, [form, place]);
  return useCallback(() => attempt(() => place && sessionStorage.removeItem(place)), [place]);
}

function readDraft(place: string) {
  const draft = attempt((): unknown => JSON.parse(sessionStorage.getItem(place) ?? '{}'));
  return isJsonObject(draft) ? draft : {};
}

function writeDraft(place: string, form: FormStore): void {
  const draft = form.draft();
  attempt(() => {
    if (Object.keys(draft).length === 0) sessionStorage.removeItem(place);
    else sessionStorage.setItem(place, JSON.stringify(draft));
  });
}

/** The browser may refuse to store anything; the form works all the same. */
function attempt<Result>(work: () => Result): Result | undefined {
  try {
    return work();
  } catch {
    return undefined;
  }
}
