import { cdp } from 'vitest/browser';

export interface Spot {
  x: number;
  y: number;
}

/** A spot in an element, by parts of its width and height. */
export function findSpot(element: Element, { right = 0.5, down = 0.5 } = {}): Spot {
  const box = element.getBoundingClientRect();
  return { x: box.left + box.width * right, y: box.top + box.height * down };
}

/** Presses, moves in steps and releases, with a real mouse. */
export async function dragByMouse(from: Spot, to: Spot, { drop = true } = {}): Promise<void> {
  const press = (type: string, spot: Spot, buttons: number) =>
    send('Input.dispatchMouseEvent', { type, ...toTop(spot), button: 'left', buttons, clickCount: 1 });
  await press('mouseMoved', from, 0);
  await press('mousePressed', from, 1);
  for (const part of [0.1, 0.4, 0.8, 1]) await press('mouseMoved', between(from, to, part), 1);
  await nextFrames();
  if (drop) await press('mouseReleased', to, 0);
  await nextFrames();
}

/** Touches, waits, moves and releases. */
export async function dragByTouch(from: Spot, to: Spot, { hold = 400 } = {}): Promise<void> {
  const touch = (type: string, spots: Spot[]) =>
    send('Input.dispatchTouchEvent', { type, touchPoints: spots.map((spot) => toTop(spot)) });
  // Without the wait a busy machine could not distinguish it from a scroll.
  if (hold === 0) await Promise.all([touch('touchStart', [from]), touch('touchMove', [between(from, to, 0.1)])]);
  else await touch('touchStart', [from]);
  await new Promise((done) => setTimeout(done, hold));
  for (const part of [0.1, 0.4, 0.8, 1]) {
    await touch('touchMove', [between(from, to, part)]);
    await nextFrames();
  }
  await touch('touchEnd', []);
  await nextFrames();
}

async function send(method: string, params: object): Promise<void> {
  // The protocol's types come with Playwright, which the tests of the browser see only as an interface without methods.
  await (cdp() as unknown as { send(method: string, params: object): Promise<void> }).send(method, params);
}

function between(from: Spot, to: Spot, part: number): Spot {
  return { x: from.x + (to.x - from.x) * part, y: from.y + (to.y - from.y) * part };
}

/** Tests run in a frame; the mouse belongs to the page around it. */
function toTop({ x, y }: Spot): Spot {
  const frame = window.frameElement?.getBoundingClientRect();
  if (!frame) return { x, y };
  const scale = frame.width / window.innerWidth;
  return { x: frame.left + x * scale, y: frame.top + y * scale };
}

/** The element, once it stands where it stood some frames before and a press would meet it; it may be drawn anew meanwhile. */
export async function findStill(selector: string): Promise<Element> {
  let before = '';
  for (;;) {
    const element = document.querySelector(selector);
    const now = element ? JSON.stringify(element.getBoundingClientRect()) : '';
    if (element && now === before && isPressable(element)) return element;
    before = now;
    await nextFrames();
    await nextFrames();
  }
}

function isPressable(element: Element): boolean {
  const { x, y } = findSpot(element);
  return element.contains(document.elementFromPoint(x, y));
}

async function nextFrames(): Promise<void> {
  for (let count = 0; count < 2; count += 1) await new Promise((done) => requestAnimationFrame(done));
}
