import { useEffect } from 'react';
import type { Counter, Text } from '../../schemas/index.ts';
import { readText } from '../../schemas/text.ts';
import { useApi } from '../api/useApi.ts';
import { useRuntime } from '../context/RuntimeContext.ts';
import { usePageState } from '../context/usePage.ts';
import { useLanguage } from '../language/useText.ts';
import { getLine } from '../realtime/line.ts';
import { showToast, type Toast } from '../toast/showToast.ts';

/** Several changes at once are counted once. */
const restMs = 150;
const notifications = 'notification';

interface Notified {
  title: Text;
  text?: Text;
  kind?: Toast['kind'];
  path?: string;
}

/** Keeps the counters of the header as they are, and says what the person is notified of while he looks. */
export function useLiveCounters(): void {
  const api = useApi();
  const { page } = useRuntime();
  const language = useLanguage();
  const collections = usePageState((state) => (state.counters ?? []).map((counter) => counter.collection).join(' '));

  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const count = () => {
      clearTimeout(timer);
      timer = setTimeout(() => {
        // What could not be counted stays as it was.
        api<{ data: Counter[] }>('/api/counters').then(
          ({ data }) => page.setCounters(data),
          () => undefined,
        );
      }, restMs);
    };
    const tell = (id: string) =>
      api<{ data: Notified }>(`/api/${notifications}/${encodeURIComponent(id)}`).then(
        ({ data }) => {
          const { title, text, kind, path } = data;
          showToast({
            title: readText(title, language),
            text: readText(text, language),
            kind,
            path: path ?? '/user/notification',
          });
        },
        () => undefined,
      );
    const stops = [...new Set(collections.split(' ').filter(Boolean))].map((collection) =>
      getLine().watch(collection, ({ action, id }) => {
        count();
        if (collection === notifications && action === 'create') void tell(String(id));
      }),
    );
    return () => {
      clearTimeout(timer);
      for (const stop of stops) stop();
    };
  }, [api, page, language, collections]);
}
