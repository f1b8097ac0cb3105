import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import type { BlockStyle } from '../../schemas/index.ts';
import { blockStyles } from './blockStyles.ts';
import { RowFrame } from './RowFrame.tsx';
import '../styles.css';

afterEach(() => document.body.replaceChildren());

const style: BlockStyle = {
  padding: { top: 10 },
  textColor: '#112233',
  on: { tablet: { padding: { top: 5 }, maxWidth: 300 }, mobile: { textAlign: 'center', textColor: '#445566' } },
};

/** What stands in the page as the server sent it: no script has run. */
async function draw(width: number) {
  await page.viewport(1400, 800);
  await blockStyles.load();
  document.body.innerHTML = `<main class="s-main" style="inline-size:${width}px"><div class="s-rows">${renderToStaticMarkup(
    <RowFrame row={{ uid: 'r', columns: [], style }}>ข้อความ</RowFrame>,
  )}</div></main>`;
  const row = document.querySelector('[data-uid="r"]');
  if (!row) throw new Error('not drawn');
  const { paddingTop, paddingBottom, textAlign, color, maxWidth } = getComputedStyle(row);
  return { paddingTop, paddingBottom, textAlign, color, maxWidth };
}

it('has by style alone the look of its width, and where nothing is said that of the style sheet', async () => {
  const paddingBottom = '22px'; // of frame.css
  const wide = { paddingTop: '40px', textAlign: 'start', color: 'rgb(17, 34, 51)', maxWidth: 'none' };
  expect(await draw(1200)).toEqual({ ...wide, paddingBottom });
  expect(await draw(1024)).toEqual({ ...wide, paddingBottom });
  const tablet = { ...wide, paddingTop: '20px', maxWidth: '300px' };
  expect(await draw(1000)).toMatchObject(tablet);
  expect(await draw(640)).toMatchObject(tablet);
  const phone = { ...tablet, textAlign: 'center', color: 'rgb(68, 85, 102)' };
  expect(await draw(639)).toMatchObject(phone);
  expect(Number.parseFloat((await draw(390)).paddingBottom)).toBeGreaterThan(8);
});

it('makes what stands alone in its column as high as its neighbours, where the row is stretched', async () => {
  await page.viewport(1400, 800);
  const column = (height?: number) => (
    <div className="s-column" style={{ gridColumn: 'span 6' }}>
      <div className="s-object">
        <div data-card="" style={{ minBlockSize: height, blockSize: '100%' }} />
      </div>
    </div>
  );
  document.body.innerHTML = `<div class="s-rows">${renderToStaticMarkup(
    <RowFrame row={{ uid: 'r', columns: [], alignment: 'stretch' }}>
      {column(200)}
      {column()}
    </RowFrame>,
  )}</div>`;
  const heights = [...document.querySelectorAll('[data-card]')].map((card) => card.getBoundingClientRect().height);
  expect(heights).toEqual([200, 200]);
});
