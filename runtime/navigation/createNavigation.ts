import { flushSync } from 'react-dom';
import type { PagePayload } from '../../schemas/index.ts';
import type { PageStore } from '../page/pageStore.ts';
import { preparePage } from '../page/preparePage.ts';
import type { ViewRegistry } from '../widgets/viewRegistry.ts';
import { arrive } from './arrive.ts';
import { fetchPage, forgetPrefetched, prefetchPage } from './fetchPage.ts';
import type { NavigateOptions, Navigation } from './navigate.ts';
import { rememberScroll } from './scrollMemory.ts';

const maxRedirects = 5;

export function createNavigation({ page, views }: { page: PageStore; views: ViewRegistry }): Navigation {
  let latest = 0;
  history.scrollRestoration = 'manual';
  addEventListener('pagehide', rememberScroll);

  return { navigate: (href, options = {}) => go(href, options, 0), prefetch: async (path) => prefetchPage(path) };

  async function go(href: string, options: NavigateOptions, redirects: number): Promise<void> {
    const target = new URL(href, location.href);
    if (target.origin !== location.origin || redirects > maxRedirects) return leave(target, options);
    latest += 1;
    const turn = latest;
    if (options.refresh) forgetPrefetched();
    page.setPending(true);
    try {
      const answer = await fetchPage(target.pathname + target.search);
      if (turn !== latest) return; // another navigation was started meanwhile
      if ('redirect' in answer) return await go(answer.redirect, { ...options, replace: true }, redirects + 1);
      await preparePage(views, answer);
      if (turn !== latest) return;
      await enter(answer, target, options);
    } catch {
      if (turn === latest) leave(target, options);
    }
  }

  async function enter(payload: PagePayload, target: URL, options: NavigateOptions): Promise<void> {
    if (!options.traverse) rememberScroll();
    if (!options.traverse && !options.refresh) {
      const write = options.replace || target.href === location.href ? 'replaceState' : 'pushState';
      history[write]({ sala: Date.now() }, '', target);
    }
    const draw = () => flushSync(() => page.show(payload));
    const calm = matchMedia('(prefers-reduced-motion: reduce)').matches;
    if (options.refresh || calm || !document.startViewTransition) draw();
    else await document.startViewTransition(draw).updateCallbackDone;
    arrive(payload, { target, keepPlace: options.refresh === true, restore: options.traverse === true });
  }
}

function leave(target: URL, { replace, refresh, traverse }: NavigateOptions): void {
  if (refresh || traverse) location.reload();
  else if (replace) location.replace(target);
  else location.assign(target);
}
