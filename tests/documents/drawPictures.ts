import type { Page } from 'playwright-core';
import sharp from 'sharp';
import type { DescribedDocument } from '../../engine/plugin/names/describedPlugin.ts';
import type { Language } from '../../schemas/index.ts';
import { drawFilled } from './shippedDocuments.ts';
import { showDocument } from './showDocument.ts';

/** What a strip shows: a document of so many lines, on its usual paper or another. */
export interface Case {
  lines: number;
  language: Language;
  long: boolean;
  paper?: string;
}

/** A strip: pages of one document side by side, the first, middle and last of the original and the first of the copy. */
export interface Strip {
  shown: string;
  /** Of each page, what it is and where it stands in the strip. */
  pages: { name: string; left: number; width: number }[];
  width: number;
  height: number;
  /** Grey, one byte a pixel. */
  pixels: Uint8Array;
}

/** How many pixels of a page become one across and down: few enough to keep, enough to tell a line of text from another. */
const reduction = 4;
/** Kept pictures have so many steps from black to white. */
const greys = 16;

export async function drawStrips(
  page: Page,
  shipped: DescribedDocument,
  { cases, change = (html) => html }: { cases: readonly Case[]; change?: (html: string) => string },
): Promise<Strip[]> {
  const strips: Strip[] = [];
  for (const each of cases) {
    const { paper, ...filling } = each;
    const settings = paper === undefined ? {} : { paper };
    const { html } = drawFilled(shipped, { ...filling, seed: each.lines + 1, copies: 'both', settings });
    strips.push(await drawStrip(page, { html: change(html), shown: nameCase(each) }));
  }
  return strips;
}

/** The strips one below the other as a PNG to keep. */
export function writePicture(strips: readonly Strip[]): Promise<Buffer> {
  const { width, height, pixels } = stack(strips);
  return sharp(pixels, { raw: { width, height, channels: 1 } })
    .png({ palette: true, colours: greys, dither: 0, effort: 10, compressionLevel: 9 })
    .toBuffer();
}

/** What of a kept picture looks different now, page by page; nothing where they are the same but for the edges of letters. */
export async function comparePictures(kept: Buffer, strips: readonly Strip[]): Promise<string[]> {
  const { width, height, pixels } = stack(strips);
  const { data, info } = await sharp(kept).greyscale().raw().toBuffer({ resolveWithObject: true });
  if (info.width !== width || info.height !== height)
    return [`it is ${width} x ${height} pixels large, the kept picture ${info.width} x ${info.height}`];
  let top = 0;
  return strips.flatMap((strip) => {
    const box = { top, height: strip.height, stride: width };
    top += strip.height;
    return strip.pages.flatMap((page) => {
      const change = findLargestChange(data, pixels, { ...box, ...page });
      return change > tolerance ? [`${strip.shown}, ${page.name}: a part of it changed by ${change.toFixed(1)}`] : [];
    });
  });
}

/** In steps of grey, of the ink in a square: other edges of the same letters change it by less, a missing word by more. */
const tolerance = 2;
const square = 12;

/** How much darker or lighter the square of a page is that changed most; squares overlap by half. */
function findLargestChange(
  kept: Uint8Array,
  drawn: Uint8Array,
  { top, left, width, height, stride }: Record<'top' | 'left' | 'width' | 'height' | 'stride', number>,
): number {
  let largest = 0;
  for (let y = top; y < top + height; y += square / 2)
    for (let x = left; x < left + width; x += square / 2) {
      let sum = 0;
      for (let row = y; row < Math.min(y + square, top + height); row += 1)
        for (let at = row * stride + x; at < row * stride + Math.min(x + square, left + width); at += 1)
          sum += (kept[at] ?? 0) - (drawn[at] ?? 0);
      largest = Math.max(largest, Math.abs(sum) / square ** 2);
    }
  return largest;
}

function nameCase({ lines, language, long, paper }: Case): string {
  return [`${lines} lines`, language, long && 'long texts', paper].filter(Boolean).join(', ');
}

async function drawStrip(page: Page, { html, shown }: { html: string; shown: string }): Promise<Strip> {
  await showDocument(page, keepPictured(html));
  const places = await page.evaluate(putSideBySide);
  const { data, info } = await sharp(await takeBody(page))
    .greyscale()
    .resize({ width: Math.ceil((places.at(-1)?.right ?? 0) / reduction) })
    .raw()
    .toBuffer({ resolveWithObject: true });
  const pages = places.map(({ name, left, right }) => ({
    name,
    left: Math.floor(left / reduction),
    width: Math.floor((right - left) / reduction),
  }));
  return { shown, pages, width: info.width, height: info.height, pixels: coarsen(data) };
}

/** The same picture as Playwright's, written in half the time: it is read once and thrown away, so that its size is no matter. */
async function takeBody(page: Page): Promise<Buffer> {
  const box = await page.locator('body').boundingBox();
  if (!box) throw new Error('there is nothing to see');
  const [x, y] = [Math.floor(box.x), Math.floor(box.y)];
  const [width, height] = [Math.ceil(box.x + box.width) - x, Math.ceil(box.y + box.height) - y];
  const session = await page.context().newCDPSession(page);
  const capture = () =>
    session.send('Page.captureScreenshot', {
      format: 'png',
      optimizeForSpeed: true,
      captureBeyondViewport: true,
      clip: { x, y, width, height, scale: 1 },
    });
  // A browser that cannot draw at the moment, on a busy machine, says so with an error and can a moment later.
  const { data } = await capture().catch(async (error: Error) => {
    if (!error.message.includes('Unable to capture screenshot')) throw error;
    await page.waitForTimeout(500);
    return capture();
  });
  await session.detach();
  return Buffer.from(data, 'base64');
}

/** As it is kept, so that a faint colour is not another one after it was kept. */
function coarsen(pixels: Uint8Array): Uint8Array {
  const step = 255 / (greys - 1);
  return pixels.map((pixel) => Math.round(Math.round(pixel / step) * step));
}

/** Leaves the pages that are pictured: to lay out all of a thousand lines takes longer than the pictures. */
function keepPictured(html: string): string {
  const [head = '', ...rest] = html.split(/(?=<section class="page\b)/);
  const end = rest.at(-1)?.indexOf('</body>') ?? -1;
  if (end < 0) return html;
  const tail = rest.at(-1)?.slice(end) ?? '';
  const all = [...rest.slice(0, -1), rest.at(-1)?.slice(0, end) ?? ''];
  const originals = all.filter((page) => page.includes('data-copy="original"'));
  const copy = all.find((page) => page.includes('data-copy="copy"'));
  const wanted = new Set([originals[0], originals[Math.floor(originals.length / 2)], originals.at(-1), copy]);
  return [head, ...all.filter((page) => wanted.has(page)), tail].join('');
}

/** Puts the pages in one line; runs in the browser. */
function putSideBySide(): { name: string; left: number; right: number }[] {
  const all = [...document.querySelectorAll<HTMLElement>('body > .page')];
  document.body.style.cssText = 'display: flex; gap: 8px; align-items: start; inline-size: max-content';
  const style = document.createElement('style');
  style.textContent = 'body > .page.page { margin: 0; flex: none }';
  document.head.append(style);
  return all.map((page) => {
    const { left, right } = page.getBoundingClientRect();
    return { name: page.getAttribute('aria-label') ?? '', left, right };
  });
}

/** The strips in one picture, one below the other on white. */
function stack(strips: readonly Strip[]): Pick<Strip, 'width' | 'height' | 'pixels'> {
  const width = Math.max(...strips.map((strip) => strip.width));
  const height = strips.reduce((sum, strip) => sum + strip.height, 0);
  const pixels = new Uint8Array(width * height).fill(255);
  let top = 0;
  for (const strip of strips) {
    for (let y = 0; y < strip.height; y += 1)
      pixels.set(strip.pixels.subarray(y * strip.width, (y + 1) * strip.width), (top + y) * width);
    top += strip.height;
  }
  return { width, height, pixels };
}
