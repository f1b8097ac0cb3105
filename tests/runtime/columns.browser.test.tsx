import { createRoot } from 'react-dom/client';
import { expect, it, onTestFinished } from 'vitest';
import { page } from 'vitest/browser';
import { Columns } from '../../plugins/structure/runtime/columns/Columns.tsx';
import { widget } from '../../plugins/structure/runtime/columns/columns.ts';
import { ColumnFrame } from '../../runtime/render/ColumnFrame.tsx';
import { RowFrame } from '../../runtime/render/RowFrame.tsx';
import { drawWidget } from '../support/drawWidget.tsx';
import '../../runtime/styles.css';

const row = { uid: 'r', columns: [{ uid: 'c', objects: [] }] };

/** Two columns that hold one part each, the second of them a high one; answers how high each part is. */
async function measure(alignment: string, width = 1280) {
  await page.viewport(width, 800);
  const host = document.body.appendChild(document.createElement('div'));
  const root = createRoot(host);
  onTestFinished(() => {
    root.unmount();
    host.remove();
  });
  const columns = ['a', 'b'].map((uid) => ({ uid, width: 1 }));
  const drawPart = (panel?: string) => (
    <div className="s-rows">
      <RowFrame row={row}>
        <ColumnFrame column={row.columns[0]!} siblings={row.columns}>
          <div className="s-object">
            <p style={{ minBlockSize: panel === 'b' ? 200 : 50 }} />
          </div>
        </ColumnFrame>
      </RowFrame>
    </div>
  );
  root.render(
    <div className="s-rows">{drawWidget(widget, Columns, { properties: { columns, alignment }, rows: drawPart })}</div>,
  );
  await expect.poll(() => host.querySelectorAll('p').length).toBe(2);
  return [...host.querySelectorAll('.s-object .s-object')].map((each) => each.getBoundingClientRect().height);
}

it('has what stands alone in its columns as high as the highest, if they are to be of one height', async () => {
  expect(await measure('stretch')).toEqual([200, 200]);
  expect(await measure('start')).toEqual([50, 200]);
  expect(await measure('stretch', 390)).toEqual([50, 200]);
});
