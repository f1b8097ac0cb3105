import { useEffect, useState } from 'react';
import { useLanguage, useText } from 'sala/runtime';
import { documentTexts } from './documentTexts.ts';
import { documentPath, type FetchedDocument, fetchDocument } from './fetchDocument.ts';

export type DocumentState =
  | { state: 'loading' }
  | { state: 'error'; message: string }
  | { state: 'ready'; document: FetchedDocument };

/** The pages of a record's document, read again when copies are wanted or somebody tries again. */
export function useDocument(about: { name: string; id: string }, both: boolean) {
  const say = useText(documentTexts);
  const language = useLanguage();
  const [attempt, setAttempt] = useState(0);
  const [state, setState] = useState<DocumentState>({ state: 'loading' });
  const path = documentPath(about, { both, language });
  const failed = say('failed');
  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt reads the same path again
  useEffect(() => {
    const stop = new AbortController();
    setState((before) => (before.state === 'ready' ? before : { state: 'loading' }));
    fetchDocument(path, stop.signal)
      .then((document) => setState({ state: 'ready', document }))
      .catch((error: unknown) => {
        if (stop.signal.aborted) return;
        setState({ state: 'error', message: (error instanceof Error && error.message) || failed });
      });
    return () => stop.abort();
  }, [path, attempt, failed]);
  return { ...state, path, retry: () => setAttempt(attempt + 1) };
}
