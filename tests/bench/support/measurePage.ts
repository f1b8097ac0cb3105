import type { Browser } from 'playwright-core';

export interface PageUnderTest {
  url: string;
  /** The last object of the page. */
  last: string;
  /** A control, and what appears once it works. */
  control: string;
  effect: string;
}

export interface PageTimes {
  /** From navigation to the frame that shows the last object, in ms. */
  painted: number;
  /** From navigation to the frame in which a press of the control, tried from the first moment on, has had its effect. */
  interactive: number;
}

/** One cold visit: a new context, no cache. Both pages are watched by the same script, frame by frame. */
export async function measurePage(browser: Browser, target: PageUnderTest): Promise<PageTimes> {
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 } });
  try {
    const page = await context.newPage();
    await page.addInitScript(watchFrames, { last: target.last, control: target.control, effect: target.effect });
    await page.goto(target.url);
    const times = await page.waitForFunction(
      () => {
        const seen = Reflect.get(window, 'benchTimes');
        return seen?.painted && seen.interactive ? seen : null;
      },
      null,
      { timeout: 30_000 },
    );
    return await times.jsonValue();
  } finally {
    await context.close();
  }
}

/**
 * Runs in the page. What the document holds when a frame begins is painted by that frame; the last object is brought into
 * view first, so that a page which draws only what is in sight must draw it too.
 */
function watchFrames(look: { last: string; control: string; effect: string }): void {
  const times: { painted?: number; interactive?: number } = {};
  Reflect.set(window, 'benchTimes', times);
  let last: Element | null = null;
  let paintSeen = false;
  let effectSeen = false;

  function afterPaint(note: () => void): void {
    const channel = new MessageChannel();
    channel.port1.onmessage = note;
    channel.port2.postMessage(null);
  }

  function isInSight(element: Element): boolean {
    const { top, bottom, height } = element.getBoundingClientRect();
    return height > 0 && bottom > 0 && top < innerHeight && element.checkVisibility({ contentVisibilityAuto: true });
  }

  function watchPaint(): void {
    if (last && isInSight(last)) {
      paintSeen = true;
      afterPaint(() => {
        times.painted = performance.now();
      });
    } else {
      last = document.querySelector(look.last);
      last?.scrollIntoView({ block: 'center', behavior: 'instant' });
    }
  }

  function watchEffect(): void {
    if (document.querySelector(look.effect)) {
      effectSeen = true;
      afterPaint(() => {
        times.interactive = performance.now();
      });
    } else document.querySelector<HTMLElement>(look.control)?.click();
  }

  function watch(): void {
    if (!paintSeen) watchPaint();
    if (!effectSeen) watchEffect();
    if (!paintSeen || !effectSeen) requestAnimationFrame(watch);
  }
  requestAnimationFrame(watch);
}

/** The middle of several visits to each page, taken in turn so that a slow moment of the machine meets both. */
export async function comparePages(
  browser: Browser,
  pages: { figure: PageUnderTest; floor: PageUnderTest; visits: number },
): Promise<{ figure: PageTimes; floor: PageTimes }> {
  const seen = { figure: [] as PageTimes[], floor: [] as PageTimes[] };
  for (let visit = -1; visit < pages.visits; visit += 1) {
    const figure = await measurePage(browser, pages.figure);
    const floor = await measurePage(browser, pages.floor);
    if (visit < 0) continue; // the first visit warms server and browser
    seen.figure.push(figure);
    seen.floor.push(floor);
  }
  return { figure: takeMiddle(seen.figure), floor: takeMiddle(seen.floor) };
}

function takeMiddle(all: PageTimes[]): PageTimes {
  const middle = (values: number[]) =>
    values.sort((one, other) => one - other)[Math.floor(values.length / 2)] ?? Number.NaN;
  return { painted: middle(all.map((each) => each.painted)), interactive: middle(all.map((each) => each.interactive)) };
}
