import { dropLanguageParameter } from './dropLanguageParameter.ts';
import { findPageLink, isPlainClick, isSamePlace, isSavingData } from './findPageLink.ts';
import { handleConsentForm } from './handleConsentForm.ts';
import { scheduleStart } from './scheduleStart.ts';
import type { StartedPage } from './startedPage.ts';

const hoverMs = 65;
/** A click waits this long for the runtime; then the browser opens the page by itself. */
const patienceMs = 800;

/** When a link to a place of the page was pressed, to which the browser leads by itself. */
let pressedAt = -patienceMs;

type Start = () => Promise<StartedPage>;

/**
 * The first script of every page, and on a static page the last one: React and the runtime are loaded when the page has
 * interactive objects, or when the person points at a link or a button. Clicks made meanwhile are replayed. Where they cannot be
 * loaded, the page is loaded again, which may fetch them.
 */
export function startOnDemand(fetchStart: () => Promise<Start>): void {
  const root = document.getElementById('root');
  if (!root) return;
  dropLanguageParameter();
  handleConsentForm();
  let started: Promise<StartedPage> | undefined;
  let awake = false;
  const start: Start = () => {
    started ??= fetchStart().then((startPage) => startPage());
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
  scheduleStart(root, () => start().catch(() => undefined));
  listenForIntent(start);
  document.addEventListener('click', (event) => replayPress(event, start, awake), { capture: true });
  document.addEventListener('click', (event) => followRow(event, awake), { capture: true });
  document.addEventListener('click', (event) => openLink(event, start));
  addEventListener('popstate', ({ timeStamp }) => {
    // A link to a place of the page tells of itself as Back does: the browser is there already, and nothing is to be drawn.
    if (timeStamp - pressedAt < patienceMs) return;
    start().then(
      (page) => page.navigate(location.href, { traverse: true }),
      () => location.reload(),
    );
  });
}

/** Hovering over a link, touching it or focusing it starts loading early enough for the click. */
function listenForIntent(start: Start): void {
  let hover: ReturnType<typeof setTimeout> | undefined;
  const prepare = (event: Event) => {
    const link = findPageLink(event);
    const control = event.target instanceof Element && event.target.closest('button, summary');
    if ((!link && !control) || isSavingData() || !navigator.onLine) return;
    start()
      .then((page) => (link && !isSamePlace(link) ? page.prefetch(link.pathname + link.search) : undefined))
      .catch(() => undefined);
  };
  document.addEventListener('pointerover', (event) => {
    clearTimeout(hover);
    if (event.pointerType === 'mouse') hover = setTimeout(prepare, hoverMs, event);
  });
  for (const type of ['touchstart', 'focusin'] as const) document.addEventListener(type, prepare, { passive: true });
}

/** A button that was clicked before hydration is clicked again afterwards. */
function replayPress(event: MouseEvent, start: Start, awake: boolean): void {
  const button = event.target instanceof Element && event.target.closest<HTMLElement>('#root button');
  if (!button || !isPlainClick(event) || (awake && !button.closest('[data-live]'))) return;
  event.preventDefault();
  event.stopPropagation();
  start().then(
    (page) => page.replay(button),
    () => location.reload(),
  );
}

/** A row that leads somewhere, clicked beside its link before it listens: the link is clicked in its place. */
function followRow(event: MouseEvent, awake: boolean): void {
  const row = event.target instanceof Element && event.target.closest('#root [data-link="true"]');
  if (!row || !isPlainClick(event) || event.target.closest('a, button, input, label, select, textarea')) return;
  if (!awake || row.closest('[data-live]')) row.querySelector('a')?.click();
}

/**
 * Links of this site open without a full load, wherever they are: in widgets, in rich text, in static HTML. Without
 * scripts, or when these are late, the browser follows them.
 */
function openLink(event: MouseEvent, start: Start): void {
  const link = findPageLink(event);
  if (!link || event.defaultPrevented || !isPlainClick(event)) return;
  if (isSamePlace(link)) {
    pressedAt = event.timeStamp;
    return;
  }
  event.preventDefault();
  const leave = () => location.assign(link.href);
  const late = new Promise<undefined>((done) => setTimeout(done, patienceMs));
  Promise.race([start(), late]).then((page) => (page ? page.navigate(link.href) : leave()), leave);
}
