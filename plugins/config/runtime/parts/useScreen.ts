import { useState } from 'react';
import { showToast, useApi, useCallMessage, useWidgetData } from 'sala/runtime';
import type { Notice } from './Panel.tsx';

interface Sent<Data> {
  data: Data;
  message?: string;
}

/** Data of a settings screen: loading state, changes by API calls, and refetch afterwards. */
export function useScreen(uid: string, hasData: boolean) {
  const api = useApi();
  const explain = useCallMessage();
  const { pending, error, refresh } = useWidgetData(uid);
  const [notice, setNotice] = useState<Notice>();
  const [busy, setBusy] = useState(false);

  /** Sends a change; returns the answer, or undefined when it was refused and the reason is shown. */
  async function send<Data = unknown>(change: {
    method: 'POST' | 'PUT' | 'DELETE';
    path: string;
    body?: unknown;
    done: string;
  }): Promise<Data | undefined> {
    const { method, path, body = {}, done } = change;
    setBusy(true);
    try {
      const answer = await api<Sent<Data>>(path, { method, body: method === 'DELETE' ? undefined : body });
      setNotice(undefined);
      // A toast outlives the screen, which some changes draw anew.
      showToast({ title: answer.message ?? done, kind: 'success' });
      refresh();
      return answer.data ?? ({} as Data); // some calls answer without data
    } catch (refusal) {
      setNotice({ text: explain(refusal), failed: true });
      return undefined;
    } finally {
      setBusy(false);
    }
  }

  return {
    busy,
    pending,
    setNotice,
    send,
    refresh,
    /** What its panel shows of it. */
    panel: { notice, loading: !hasData && !error, onRetry: !hasData && error ? refresh : undefined },
  };
}
