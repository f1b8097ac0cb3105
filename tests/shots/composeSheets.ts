import type { Browser } from 'playwright-core';
import type { Shot } from './takeShot.ts';

const sheet = { width: 1600, height: 1740 };
const gap = 10;
const label = 18;

interface Placed {
  shot: Shot;
  x: number;
  y: number;
  width: number;
  height: number;
}

/** Contact sheets of the pictures in their order, each picture under its name. */
export async function composeSheets(browser: Browser, shots: Shot[], columns: number): Promise<Buffer[]> {
  const page = await browser.newPage({ viewport: sheet });
  const sheets: Buffer[] = [];
  for (const placed of placeShots(shots, columns)) {
    await page.setContent(drawSheet(placed), { waitUntil: 'load' });
    sheets.push(await page.screenshot());
  }
  await page.close();
  return sheets;
}

/** Each picture goes where its sheet has most room left; when there is too little, the next sheet begins. */
function placeShots(shots: Shot[], columns: number): Placed[][] {
  const width = (sheet.width - gap * (columns + 1)) / columns;
  const sheets: Placed[][] = [];
  let ends: number[] = [];
  for (const shot of shots) {
    const height = Math.min((shot.height * width) / shot.width, sheet.height - label - gap);
    const needed = label + height + gap;
    let y = Math.min(...ends);
    if (y + needed > sheet.height) {
      ends = Array<number>(columns).fill(0);
      sheets.push([]);
      y = 0;
    }
    const column = ends.indexOf(y);
    sheets.at(-1)?.push({ shot, x: gap + column * (width + gap), y, width, height });
    ends[column] = y + needed;
  }
  return sheets;
}

function drawSheet(placed: Placed[]): string {
  const pictures = placed.map(({ shot, x, y, width, height }) => {
    const mark = shot.problems.length > 0 ? ' class="bad"' : '';
    const source = `data:image/png;base64,${shot.png.toString('base64')}`;
    return `<figure style="left:${x}px;top:${y}px;width:${width}px"><figcaption${mark}>${shot.id}</figcaption><div style="height:${height}px"><img src="${source}"></div></figure>`;
  });
  return `<!doctype html><style>
    body { margin: 0; background: #888 }
    figure { position: absolute; margin: 0 }
    figcaption { height: ${label}px; font: 12px/${label}px monospace; white-space: nowrap; overflow: hidden; color: #fff }
    .bad { background: #c00 }
    div { overflow: hidden }
    img { display: block; width: 100% }
  </style>${pictures.join('')}`;
}
