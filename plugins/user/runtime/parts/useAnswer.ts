import { useCallback, useEffect, useState } from 'react';
import { useApi, useCallMessage, useRuntime } from 'sala/runtime';
import { usePreloaded } from './PreloadedAnswers.tsx';

export interface Answer<Data> {
  data?: Data;
  /** Why it could not be read, in the reader's language. */
  failure?: string;
  reload: () => Promise<void>;
}

/** The answer of an API call: from the page's data, else fetched on mount; can be refetched. */
export function useAnswer<Data>(path: string | undefined): Answer<Data> {
  const api = useApi();
  const { editing } = useRuntime();
  const explain = useCallMessage();
  const given = usePreloaded<Data>(path);
  const [state, setState] = useState<{ data?: Data; error?: unknown }>({});
  const ask = editing ? undefined : path;

  const reload = useCallback(async () => {
    if (!ask) return;
    try {
      const { data } = await api<{ data: Data }>(ask);
      setState({ data });
    } catch (error) {
      setState((before) => ({ ...before, error }));
    }
  }, [api, ask]);

  const isGiven = given !== undefined;
  useEffect(() => {
    if (!isGiven) void reload();
  }, [reload, isGiven]);
  return { data: state.data ?? given, failure: state.error === undefined ? undefined : explain(state.error), reload };
}
