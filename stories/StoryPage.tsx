import { type ReactNode, useMemo } from 'react';
import { createPageStore } from '../runtime/context/pageStore.ts';
import { type Runtime, RuntimeContext } from '../runtime/context/RuntimeContext.ts';
import { createViewRegistry } from '../runtime/context/viewRegistry.ts';
import type { Language, PagePayload } from '../schemas/index.ts';
import { fitMenu } from '../server/pages/shell/fitMenu.ts';
import { buildPage, buildSession } from '../tests/factories/buildPage.ts';

/** A page for one story. `page` (a story's `parameters.page`) overrides any part of it. */
export function StoryPage(props: { language: Language; page?: Partial<PagePayload>; children: ReactNode }) {
  const { language, page, children } = props;
  const runtime = useMemo(() => createRuntime(language, page), [language, page]);
  return <RuntimeContext value={runtime}>{children}</RuntimeContext>;
}

function createRuntime(language: Language, page: Partial<PagePayload> = {}): Runtime {
  const built = buildPage({ ...page, session: buildSession({ ...page.session, language }) });
  return {
    page: createPageStore({ ...built, menuFit: fitMenu(built.menu, { brand: built.site.name, language }) }),
    views: createViewRegistry((type) => Promise.reject(new Error(`no story draws the widget "${type}"`))),
    navigate: async () => undefined,
    api: () => Promise.reject(new Error('a story has no server')),
  };
}
