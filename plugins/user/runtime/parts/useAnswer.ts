import { useCallback, useEffect, useState } from 'react';
import { useApi, useCallMessage, useRuntime } from 'sala/runtime';

export interface Answer<Data> {
  data?: Data;
  /** Why it could not be read, in the reader's language. */
  failure?: string;
  reload: () => Promise<void>;
}

/** Reads a call of this site when the widget appears, and again when asked; the builder's canvas asks nothing. */
export function useAnswer<Data>(path: string | undefined): Answer<Data> {
  const api = useApi();
  const { editing } = useRuntime();
  const explain = useCallMessage();
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

  useEffect(() => {
    reload();
  }, [reload]);
  return { data: state.data, failure: state.error === undefined ? undefined : explain(state.error), reload };
}
