import { flushSync } from 'react-dom';
import { corePaths, type PagePayload } from '../../../schemas/index.ts';
import { mayLeave } from '../../context/leaving.ts';
import type { Navigate, NavigateOptions } from '../../context/navigate.ts';
import type { PageStore } from '../../context/pageStore.ts';
import { setAddress } from '../../context/setAddress.ts';
import { hydrateNow } from '../../context/waitForHydration.ts';
import { createTurns } from './createTurns.ts';
import { fetchPage, prefetchPage } from './fetchPage.ts';
import { type ChangedObjects, findChangedObjects } from './findChangedObjects.ts';
import { finishNavigation } from './finishNavigation.ts';
import { keepScroll, rememberScroll } from './scrollMemory.ts';

const maxRedirects = 5;

export interface Navigation {
  navigate: Navigate;
  /** Prefetches a page that is likely to be opened next. */
  prefetch: (path: string) => Promise<void>;
}

export interface NavigationParts {
  page: PageStore;
  /** Loads what a page needs before it is drawn. */
  prepare: (payload: PagePayload) => Promise<void>;
  /** Reads data of the current page again. */
  refresh: (uids: readonly string[]) => void;
  /** Draws a popup over the page. */
  openPopup: (payload: PagePayload, path: string) => Promise<void>;
}

interface EnterOptions extends NavigateOptions {
  keepPlace: boolean;
}

export function createNavigation(parts: NavigationParts): Navigation {
  const { page, prepare, refresh } = parts;
  const turns = createTurns();
  keepScroll();

  return {
    navigate: (href, options = {}) => go(href, options, 0),
    prefetch: async (path) => prefetchOther(page, path),
  };

  async function go(href: string, options: NavigateOptions, redirects: number): Promise<void> {
    const target = new URL(href, location.href);
    if (target.origin !== location.origin || redirects > maxRedirects) return leave(target, options);
    const turn = turns.begin(options.refresh === true);
    const changed = options.refresh ? undefined : findChangedObjects(page.get(), target);
    if (redirects === 0 && !(await mayGo(target, options, changed))) return restoreAddress(page, options);
    if (!turns.isLatest(turn)) return;
    if (changed?.isAlive) return updateObjects({ page, refresh }, changed.uids, { target, options });
    page.setPending(true);
    if (!options.refresh && !leadsToPopup(target, options)) turns.leave(turn);
    try {
      const answer = await fetchPage(target.pathname + target.search, options.refresh || options.fresh);
      if (!turns.isLatest(turn)) return; // another navigation has started meanwhile
      if ('redirect' in answer) return await go(answer.redirect, { ...options, replace: true }, redirects + 1);
      if (answer.route.entry === 'builder') return leave(target, options); // another program draws it
      await prepare(answer);
      if (!turns.isLatest(turn)) return;
      if (leadsToPopup(target, options)) return await showPopup(answer, target, parts);
      await enter(answer, target, { ...options, keepPlace: options.refresh ?? changed !== undefined });
    } catch {
      if (turns.isLatest(turn)) leave(target, options);
    } finally {
      turns.end(turn);
    }
  }

  async function enter(payload: PagePayload, target: URL, options: EnterOptions): Promise<void> {
    if (!options.traverse) rememberScroll();
    writeHistory(target, options);
    await draw(() => page.show(payload, target.pathname), { calm: options.refresh === true });
    finishNavigation(payload, { target, keepPlace: options.keepPlace, restore: options.traverse === true });
  }
}

function prefetchOther(page: PageStore, path: string): void {
  if (!findChangedObjects(page.get(), new URL(path, location.href))?.isAlive) prefetchPage(path);
}

/** What was typed is asked about before the page is left, or what some of its objects show; under a popup it stays. */
async function mayGo(target: URL, options: NavigateOptions, changed?: ChangedObjects): Promise<boolean> {
  const objects = changed?.isAlive ? changed.uids : undefined;
  return options.refresh === true || leadsToPopup(target, options) || (await mayLeave(objects));
}

/** A link to a popup; on "back" and when a page is read again, it is a page of its own. */
function leadsToPopup({ pathname }: URL, { traverse, refresh }: NavigateOptions): boolean {
  return !traverse && !refresh && pathname.startsWith(`${corePaths.popup}/`) && pathname !== location.pathname;
}

/** The page below stays, with its address and what was typed in it. */
async function showPopup(
  payload: PagePayload,
  target: URL,
  { page, openPopup }: Pick<NavigationParts, 'page' | 'openPopup'>,
): Promise<void> {
  page.setPending(false);
  if (payload.layout.kind !== 'popup') return leave(target, {});
  await openPopup(payload, target.pathname);
}

/** On "back" the address bar is ahead of the page that stays. */
function restoreAddress(page: PageStore, { traverse }: NavigateOptions): void {
  const { path, data } = page.get();
  if (traverse) history.pushState({ sala: Date.now() }, '', path + data.address());
}

/** Only some objects change: the page stays, their data is read. */
function updateObjects(
  { page, refresh }: Pick<NavigationParts, 'page' | 'refresh'>,
  uids: readonly string[],
  { target, options }: { target: URL; options: NavigateOptions },
): void {
  page.setPending(false);
  writeHistory(target, options);
  setAddress(page.get().data, target.search);
  for (const uid of uids) hydrateNow(uid);
  refresh(uids);
}

/** Shows the next page, with a view transition where the browser supports one and reduced motion is off. */
async function draw(show: () => void, { calm }: { calm: boolean }): Promise<void> {
  const drawNow = () => flushSync(show);
  const isCalm = calm || matchMedia('(prefers-reduced-motion: reduce)').matches;
  if (isCalm || !document.startViewTransition) return drawNow();
  const { ready, updateCallbackDone } = document.startViewTransition(drawNow);
  // Rejects where the animation is left out: another page follows at once, or nobody looks. The page is drawn all the same.
  ready.catch(() => undefined);
  await updateCallbackDone;
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
