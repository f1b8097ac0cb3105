import { useCallback, useEffect, useState } from 'react';
import { useApi, useCallMessage } from 'sala/runtime';

export interface Answer<Data> {
  data: Data;
  total?: number;
}

interface State<Data> {
  answer?: Answer<Data>;
  failure?: string;
}

/** What a call answers, read again when the call changes or when asked to. An answer that comes too late is dropped. */
export function useCall<Data>(path: string) {
  const api = useApi();
  const explain = useCallMessage();
  const [state, setState] = useState<State<Data>>({});
  const [turn, setTurn] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: `turn` asks for the same call again; the rest never changes
  useEffect(() => {
    let wanted = true;
    api<Answer<Data>>(path).then(
      (answer) => wanted && setState({ answer }),
      (error) => wanted && setState((before) => ({ ...before, failure: explain(error) })),
    );
    return () => {
      wanted = false;
    };
  }, [path, turn]);
  const reload = useCallback(() => setTurn((before) => before + 1), []);
  return { ...state, reload };
}

/** Sends a change and tells how it went, in the reader's language. */
export function useSend(done: string) {
  const api = useApi();
  const explain = useCallMessage();
  const [notice, setNotice] = useState<{ text: string; failed: boolean }>();
  const [busy, setBusy] = useState(false);

  async function send<Data>(
    method: 'POST' | 'PUT' | 'DELETE',
    path: string,
    body?: unknown,
  ): Promise<Data | undefined> {
    setBusy(true);
    try {
      const answer = await api<Answer<Data>>(path, { method, body });
      setNotice({ text: done, failed: false });
      return answer.data;
    } catch (error) {
      setNotice({ text: explain(error), failed: true });
      return undefined;
    } finally {
      setBusy(false);
    }
  }
  return { send, notice, busy };
}
