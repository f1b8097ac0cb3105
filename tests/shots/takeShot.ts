import type { Browser, BrowserContext, Page } from 'playwright-core';

/** What stories are looked at in: a theme and a language at a width. */
export interface Look {
  theme: 'light' | 'dark';
  language: 'th' | 'en';
  device: 'phone' | 'desktop';
}

export interface Shot {
  id: string;
  png: Buffer;
  width: number;
  height: number;
  /** Errors that the story threw or that stand in the console; none of a story that is well. */
  problems: string[];
}

const sizes = { phone: { width: 390, height: 844 }, desktop: { width: 1280, height: 800 } };
const longest = { phone: 1300, desktop: 1100 };

export function openLook(browser: Browser, { theme, device }: Look): Promise<BrowserContext> {
  const isPhone = device === 'phone';
  return browser.newContext({
    viewport: sizes[device],
    isMobile: isPhone,
    hasTouch: isPhone,
    colorScheme: theme,
    reducedMotion: 'reduce',
  });
}

/** Opens one story and takes its picture; what overflows sideways is a problem too. */
export async function takeShot(page: Page, address: { url: string; id: string; look: Look }): Promise<Shot> {
  const { url, id, look } = address;
  const { width } = sizes[look.device];
  const problems: string[] = [];
  const watched = watch(page, url, problems);
  const globals = `theme:${look.theme};language:${look.language};a11y.manual:!true`;
  await page.goto(`${url}/iframe.html?viewMode=story&id=${id}&globals=${globals}`, { waitUntil: 'load' });
  await page.waitForFunction(isStoryDone, undefined, { timeout: 20_000 }).catch(() => problems.push('never finished'));
  await page.evaluate(waitForQuiet);
  problems.push(...(await page.evaluate(readFailure)));
  const { wide, tall } = await page.evaluate(measure);
  if (wide > width) problems.push(`is ${wide} wide on a screen of ${width}`);
  const height = Math.min(Math.max(tall, 40), longest[look.device]);
  const png = await page.screenshot({ fullPage: true, clip: { x: 0, y: 0, width, height } });
  watched.stop();
  return { id, png, width, height, problems };
}

function watch(page: Page, url: string, problems: string[]) {
  const readConsole = (message: { type(): string; text(): string; location(): { url: string } }) => {
    const isMissing = message.text().startsWith('Failed to load resource');
    const from = message.location().url;
    // Frames of other sites and what people would have sent to this one are not there, and not the story's fault.
    if (message.type() !== 'error' || (isMissing && !(from.startsWith(url) && !from.startsWith(`${url}/files/`))))
      return;
    problems.push(isMissing ? `misses ${from.slice(url.length)}` : `console: ${message.text()}`);
  };
  const readError = (error: Error) => problems.push(`threw: ${error.message}`);
  page.on('console', readConsole);
  page.on('pageerror', readError);
  return { stop: () => page.off('console', readConsole).off('pageerror', readError) };
}

interface StoryPreview {
  currentRender?: { phase?: string };
}

function isStoryDone(): boolean {
  const preview = (globalThis as { __STORYBOOK_PREVIEW__?: StoryPreview }).__STORYBOOK_PREVIEW__; // set by Storybook
  const phase = preview?.currentRender?.phase ?? '';
  const isFailed = document.body.classList.contains('sb-show-errordisplay');
  if (!isFailed && !['finished', 'aborted', 'errored'].includes(phase)) return false;
  const pictures = [...document.images].filter(({ loading }) => loading !== 'lazy');
  return document.fonts.status === 'loaded' && pictures.every(({ complete }) => complete);
}

function readFailure(): string[] {
  const isFailed = /sb-show-(errordisplay|nopreview)/.test(document.body.className);
  return isFailed ? [`failed: ${document.querySelector('#error-message')?.textContent ?? 'nothing was drawn'}`] : [];
}

/** Widgets fetch their code after the story is drawn: a picture is taken when nothing has changed for a moment. */
function waitForQuiet(): Promise<void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  let timer = setTimeout(resolve, 250);
  const observer = new MutationObserver(() => {
    clearTimeout(timer);
    timer = setTimeout(resolve, 250);
  });
  observer.observe(document.body, { subtree: true, childList: true, attributes: true, characterData: true });
  setTimeout(resolve, 3000);
  return promise.finally(() => observer.disconnect());
}

/** How far the story reaches: to its lowest part that holds no other, or the whole window behind a dialog. */
function measure(): { wide: number; tall: number } {
  const parts = [...document.querySelectorAll('#storybook-root *, body > :not(.sb-wrapper) *')];
  const seen = parts
    .filter((part) => part.checkVisibility())
    .map((part) => ({ part, box: part.getBoundingClientRect() }))
    .filter(({ box }) => box.width > 1);
  const isCovered = seen.some(
    ({ part, box }) => (part.matches('dialog') || getComputedStyle(part).position === 'fixed') && box.height > 60,
  );
  const bottoms = seen
    .filter(({ part }) => part.childElementCount === 0 || part.matches('select, svg, video, figure, article, section'))
    .map(({ box }) => box.bottom);
  const lowest = Math.max(0, ...bottoms) + window.scrollY + 28;
  const { scrollWidth } = document.documentElement;
  return { wide: scrollWidth, tall: Math.ceil(Math.max(lowest, isCovered ? window.innerHeight : 0)) };
}
