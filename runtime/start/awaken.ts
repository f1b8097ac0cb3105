import { findPageLink, isPlainClick, isSamePlace, savesData } from '../navigation/findPageLink.ts';
import type { StartedPage } from '../page/startPage.tsx';

const hoverMs = 65;
/** A first click waits this long for the runtime; then the browser opens the page by itself. */
const patienceMs = 800;

/**
 * The first script of every page, and on a page that is only read the last one: React and all that draws are fetched when
 * the page holds something alive, or when the person reaches for a link or a button. Nothing the person does meanwhile is lost.
 */
export function awaken(): void {
  const root = document.getElementById('root');
  if (!root) return;
  let started: Promise<StartedPage> | undefined;
  let awake = false;
  const start = () => {
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

  whenAsked(root, start);
  document.addEventListener(
    'click',
    (event) => {
      if (!awake) holdClick(event, start);
    },
    { capture: true },
  );
  startOnIntent(() => {
    if (!awake && !savesData()) start().catch(() => undefined);
  });
  if (root.dataset.start !== 'load') document.documentElement.dataset.ready = 'asleep';
}

/** The moment that the server chose by what stands on the page. */
function whenAsked(root: HTMLElement, start: () => Promise<unknown>): void {
  const go = () => {
    start().catch(() => undefined);
  };
  if (root.dataset.start === 'load') go();
  if (root.dataset.start === 'idle') {
    if ('requestIdleCallback' in window) requestIdleCallback(go, { timeout: 3000 });
    else setTimeout(go, 300);
  }
  if (root.dataset.start === 'visible') {
    const observer = new IntersectionObserver(
      (entries) => {
        if (!entries.some((entry) => entry.isIntersecting)) return;
        observer.disconnect();
        go();
      },
      { rootMargin: '200px' },
    );
    for (const element of root.querySelectorAll('[data-live]')) observer.observe(element);
  }
}

/** Resting on a link, touching one or reaching it by keyboard is early enough for the click to find everything ready. */
function startOnIntent(start: () => void): void {
  let hover: ReturnType<typeof setTimeout> | undefined;
  const reaches = (event: Event) =>
    findPageLink(event) !== undefined || (event.target instanceof Element && event.target.closest('button, summary'));
  document.addEventListener('pointerover', (event) => {
    clearTimeout(hover);
    if (event.pointerType === 'mouse' && reaches(event)) hover = setTimeout(start, hoverMs);
  });
  for (const type of ['touchstart', 'focusin'] as const)
    document.addEventListener(type, (event) => void (reaches(event) && start()), { passive: true });
}

/** A click that came before the runtime: buttons get it again when they work, links open by whichever way is ready first. */
function holdClick(event: MouseEvent, start: () => Promise<StartedPage>): void {
  if (!isPlainClick(event) || !(event.target instanceof Element)) return;
  const button = event.target.closest<HTMLElement>('#root button');
  if (button) {
    event.preventDefault();
    event.stopPropagation();
    start().then((page) => page.replay(button), reload);
    return;
  }
  const link = findPageLink(event);
  if (!link || isSamePlace(link)) return;
  event.preventDefault();
  const late = new Promise<undefined>((done) => setTimeout(done, patienceMs));
  Promise.race([start(), late]).then(
    (page) => (page ? page.navigate(link.href) : location.assign(link.href)),
    () => location.assign(link.href),
  );
}

/** Without its scripts a button can do nothing; a fresh page is the way to get them. */
function reload(): void {
  location.reload();
}
