import { useEffect } from 'react';
import { type Counter, corePaths, type NoticeTopic, type Text } from '../../schemas/index.ts';
import { readText } from '../../schemas/text.ts';
import { getChannel } from '../api/realtime/channel.ts';
import { useRuntime } from '../context/RuntimeContext.ts';
import { useApi } from '../context/useApi.ts';
import { usePageState } from '../context/usePage.ts';
import { useLanguage } from '../language/useText.ts';
import { showToast, type Toast } from '../ui/toast/showToast.ts';
import { wantsToast } from './wantsToast.ts';

/** Several changes at once cause one count. */
const restMs = 150;
const notifications = 'notification';

interface Notified {
  title: Text;
  text?: Text;
  kind?: Toast['kind'];
  path?: string;
  topic?: NoticeTopic;
}

/** Keeps the counters of the header current, and shows new notifications as toasts. */
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
        // Counters that could not be read stay as they were.
        api<{ data: Counter[] }>('/api/counters').then(
          ({ data }) => page.setCounters(data),
          () => undefined,
        );
      }, restMs);
    };
    const tell = (id: string) =>
      api<{ data: Notified }>(`/api/${notifications}/${encodeURIComponent(id)}`).then(
        async ({ data }) => {
          const { title, text, kind, path, topic } = data;
          if (!(await wantsToast(api, topic))) return;
          showToast({
            title: readText(title, language),
            text: readText(text, language),
            kind,
            path: path ?? corePaths.notifications,
          });
        },
        () => undefined,
      );
    const stops = [...new Set(collections.split(' ').filter(Boolean))].map((collection) =>
      getChannel().watch(collection, ({ action, id }) => {
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
