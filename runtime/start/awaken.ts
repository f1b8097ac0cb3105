import { findPageLink, isPlainClick, isSamePlace, savesData } from '../navigation/findPageLink.ts';
import type { StartedPage } from '../page/startPage.tsx';
import { answerConsent } from './answerConsent.ts';
import { cleanAddress } from './cleanAddress.ts';
import { whenAsked } from './whenAsked.ts';

const hoverMs = 65;
/** A click waits this long for the runtime; then the browser opens the page by itself. */
const patienceMs = 800;

type Start = () => Promise<StartedPage>;

/**
 * The first script of every page, and on a page that is only read the last one: React and all that draws are fetched when
 * the page holds something alive, or when the person reaches for a link or a button. Nothing the person does meanwhile is lost.
 */
export function awaken(): void {
  const root = document.getElementById('root');
  if (!root) return;
  cleanAddress();
  answerConsent();
  let started: Promise<StartedPage> | undefined;
  let awake = false;
  const start: Start = () => {
    started ??= import('../page/startPage.tsx').then(({ startPage }) => startPage());
    started.then(
      () => {
        awake = true;
        document.documentElement.dataset.ready = 'awake';
      },
      () => {
        started = undefined; // a lost connection may come back
      },
    );
    return started;
  };

  if (root.dataset.start !== 'load') document.documentElement.dataset.ready = 'asleep';
  whenAsked(root, () => start().catch(() => undefined));
  listenForIntent(start);
  document.addEventListener('click', (event) => holdButton(event, start, awake), { capture: true });
  document.addEventListener('click', (event) => openLink(event, start));
  addEventListener('popstate', () => {
    start().then((page) => page.navigate(location.href, { traverse: true }), reload);
  });
}

/** Resting on a link, touching one or reaching it by keyboard is early enough for the click to find everything ready. */
function listenForIntent(start: Start): void {
  let hover: ReturnType<typeof setTimeout> | undefined;
  const prepare = (event: Event) => {
    const link = findPageLink(event);
    const control = event.target instanceof Element && event.target.closest('button, summary');
    if ((!link && !control) || savesData() || !navigator.onLine) return;
    start()
      .then((page) => (link && !isSamePlace(link) ? page.prefetch(link.pathname + link.search) : undefined))
      .catch(() => undefined);
  };
  document.addEventListener('pointerover', (event) => {
    clearTimeout(hover);
    if (event.pointerType === 'mouse') hover = setTimeout(() => prepare(event), hoverMs);
  });
  for (const type of ['touchstart', 'focusin'] as const) document.addEventListener(type, prepare, { passive: true });
}

/** A button that was pressed before it could work is pressed again when it does. */
function holdButton(event: MouseEvent, start: Start, awake: boolean): void {
  const button = event.target instanceof Element && event.target.closest<HTMLElement>('#root button');
  if (!button || !isPlainClick(event) || (awake && !button.closest('[data-live]'))) return;
  event.preventDefault();
  event.stopPropagation();
  start().then((page) => page.replay(button), reload);
}

/**
 * Plain links of this site open without a full load, wherever they stand: in widgets, in rich text, in HTML that was never
 * hydrated. Without scripts, or when these are late, they are what they are: links.
 */
function openLink(event: MouseEvent, start: Start): void {
  const link = findPageLink(event);
  if (!link || event.defaultPrevented || !isPlainClick(event) || isSamePlace(link)) return;
  event.preventDefault();
  const late = new Promise<undefined>((done) => setTimeout(done, patienceMs));
  Promise.race([start(), late]).then(
    (page) => (page ? page.navigate(link.href) : location.assign(link.href)),
    () => location.assign(link.href),
  );
}

/** Without its scripts the page can do nothing more; a fresh one is the way to get them. */
function reload(): void {
  location.reload();
}
