import { type ReactNode, useEffect, useState } from 'react';
import { createPageStore } from '../context/pageStore.ts';
import { type Runtime, RuntimeContext, useRuntime } from '../context/RuntimeContext.ts';
import { loadFreshnessLater } from '../data/loadFreshnessLater.ts';
import { fetchPage } from './navigation/fetchPage.ts';
import { PageContent } from './Page.tsx';
import { preparePage } from './preparePage.ts';

interface Props {
  /** Of a page of this site, with its rights. */
  path: string;
  waiting: ReactNode;
  failed: ReactNode;
}

/** The content of another page, without its shell, such as a form in a dialog. What it shows is read again at its own path. */
export function EmbeddedPage({ path, waiting, failed }: Props) {
  const outer = useRuntime();
  const [runtime, setRuntime] = useState<Runtime | 'failed'>();
  useEffect(() => {
    const closed = new AbortController();
    const open = async () => {
      const answer = await fetchPage(path);
      if ('redirect' in answer) throw new Error(`there is no page at ${path}`);
      await preparePage(outer.views, answer);
      if (closed.signal.aborted) return;
      const [own = path] = path.split('?');
      const embedded = { ...outer, page: createPageStore(answer), path: own };
      setRuntime(embedded);
      loadFreshnessLater(embedded, closed.signal);
    };
    open().catch(() => !closed.signal.aborted && setRuntime('failed'));
    return () => closed.abort();
  }, [path, outer]);
  if (runtime === 'failed') return failed;
  if (!runtime) return waiting;
  return (
    <RuntimeContext value={runtime}>
      <PageContent fallback={waiting} />
    </RuntimeContext>
  );
}
