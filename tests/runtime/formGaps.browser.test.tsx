import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { Form } from '../../plugins/forms/runtime/form/Form.tsx';
import { widget } from '../../plugins/forms/runtime/form/form.ts';
import { drawWidget } from '../support/drawWidget.tsx';
import { showOnPage } from '../support/showOnPage.ts';
import '../../runtime/styles.css';

/** Rows of two columns as a page draws them; of a field that is hidden nothing is there. */
const drawRows = (rows: boolean[][]) => (
  <div className="s-rows">
    {rows.map((columns, row) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: they never move
      <div key={row} className="s-row s-row--normal">
        <div className="s-row__grid">
          {columns.map((isShown, column) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: they never move
            <div key={column} className="s-column" style={{ gridColumn: 'auto / span 6' }}>
              {isShown && (
                <div className="s-object">
                  <div style={{ blockSize: 40 }}>ช่อง</div>
                </div>
              )}
            </div>
          ))}
        </div>
      </div>
    ))}
  </div>
);

async function measure(width: number, rows: boolean[][]): Promise<number> {
  await page.viewport(width, 800);
  document.body.replaceChildren();
  showOnPage(<main className="s-main">{drawWidget(widget, Form, { rows: () => drawRows(rows) })}</main>);
  await expect.element(page.getByRole('button', { name: 'ส่งข้อมูล' })).toBeVisible();
  return document.querySelector('.s-form__step')?.getBoundingClientRect().height ?? 0;
}

it.each([390, 1280])('leaves no gap where fields are hidden, %d px wide', async (width) => {
  const shown = [true, true];
  const without = await measure(width, [shown, shown]);
  expect(without).toBeGreaterThan(80);
  expect(await measure(width, [shown, [false, false], shown])).toBe(without);
  expect(await measure(390, [[true, false]])).toBe(40);
});
