import { flushSync } from 'react-dom';
import type { PagePayload } from '../../schemas/index.ts';
import { setAddress } from '../data/moveAddress.ts';
import { preparePage } from '../page/preparePage.ts';
import { hastenMoment } from '../render/waitForMoment.ts';
import { arrive } from './arrive.ts';
import { fetchPage, forgetPrefetched, prefetchPage } from './fetchPage.ts';
import { findMoved } from './findMoved.ts';
import type { NavigateOptions, Navigation, NavigationParts } from './navigate.ts';
import { rememberScroll } from './scrollMemory.ts';

const maxRedirects = 5;

export function createNavigation({ page, views, refresh }: NavigationParts, startPath: string): Navigation {
  let latest = 0;
  let shownPath = startPath;
  history.scrollRestoration = 'manual';
  addEventListener('pagehide', rememberScroll);

  return {
    navigate: (href, options = {}) => go(href, options, 0),
    prefetch: async (path) => {
      if (!findMoved(page.get(), shownPath, new URL(path, location.href))?.isAlive) prefetchPage(path);
    },
  };

  async function go(href: string, options: NavigateOptions, redirects: number): Promise<void> {
    const target = new URL(href, location.href);
    if (target.origin !== location.origin || redirects > maxRedirects) return leave(target, options);
    latest += 1;
    const turn = latest;
    const moved = options.refresh ? undefined : findMoved(page.get(), shownPath, target);
    if (moved?.isAlive) return moveObjects(moved.uids, target, options);
    if (options.refresh) forgetPrefetched();
    page.setPending(true);
    try {
      const answer = await fetchPage(target.pathname + target.search);
      if (turn !== latest) return; // another navigation was started meanwhile
      if ('redirect' in answer) return await go(answer.redirect, { ...options, replace: true }, redirects + 1);
      await preparePage(views, answer);
      if (turn !== latest) return;
      await enter(answer, target, { ...options, keepPlace: options.refresh ?? moved !== undefined });
    } catch {
      if (turn === latest) leave(target, options);
    }
  }

  /** Only what some objects show becomes another: the page stays, their data is read. */
  function moveObjects(uids: readonly string[], target: URL, options: NavigateOptions): void {
    page.setPending(false);
    writeHistory(target, options);
    setAddress(page.get().data, target.search);
    for (const uid of uids) hastenMoment(uid);
    refresh(uids);
  }

  async function enter(
    payload: PagePayload,
    target: URL,
    options: NavigateOptions & { keepPlace: boolean },
  ): Promise<void> {
    if (!options.traverse) rememberScroll();
    writeHistory(target, options);
    shownPath = target.pathname;
    const draw = () => flushSync(() => page.show(payload));
    const calm = matchMedia('(prefers-reduced-motion: reduce)').matches;
    if (options.refresh || calm || !document.startViewTransition) draw();
    else await document.startViewTransition(draw).updateCallbackDone;
    arrive(payload, { target, keepPlace: options.keepPlace, restore: options.traverse === true });
  }
}

function writeHistory(target: URL, { traverse, refresh, replace }: NavigateOptions): void {
  if (traverse || refresh) return;
  const write = replace || target.href === location.href ? 'replaceState' : 'pushState';
  history[write]({ sala: Date.now() }, '', target);
}

function leave(target: URL, { replace, refresh, traverse }: NavigateOptions): void {
  if (refresh || traverse) location.reload();
  else if (replace) location.replace(target);
  else location.assign(target);
}
