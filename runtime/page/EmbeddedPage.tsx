import { type ReactNode, useEffect, useState } from 'react';
import { createPageStore } from '../context/pageStore.ts';
import { type Runtime, RuntimeContext, useRuntime } from '../context/RuntimeContext.ts';
import { fetchPage } from './navigation/fetchPage.ts';
import { PageContent } from './Page.tsx';
import { preparePage } from './preparePage.ts';

interface Props {
  /** Of a page of this site, with its rights. */
  path: string;
  waiting: ReactNode;
  failed: ReactNode;
}

/** The content of another page, without its shell, such as a form in a dialog. */
export function EmbeddedPage({ path, waiting, failed }: Props) {
  const outer = useRuntime();
  const [runtime, setRuntime] = useState<Runtime | 'failed'>();
  useEffect(() => {
    let isOver = false;
    const open = async () => {
      const answer = await fetchPage(path);
      if ('redirect' in answer) throw new Error(`there is no page at ${path}`);
      await preparePage(outer.views, answer);
      if (!isOver) setRuntime({ ...outer, page: createPageStore(answer) });
    };
    open().catch(() => !isOver && setRuntime('failed'));
    return () => {
      isOver = true;
    };
  }, [path, outer]);
  if (runtime === 'failed') return failed;
  if (!runtime) return waiting;
  return (
    <RuntimeContext value={runtime}>
      <PageContent fallback={waiting} />
    </RuntimeContext>
  );
}
