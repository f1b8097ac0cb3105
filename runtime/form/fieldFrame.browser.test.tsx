import { type ReactNode, useState } from 'react';
import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { showOnPage } from '../../tests/support/showOnPage.ts';
import '../styles.css';
import { FieldFrame } from './FieldFrame.tsx';

/** A field that judges what was typed when it is left, above a box to tick. */
function Judged({ children }: { children: ReactNode }) {
  const [text, setText] = useState('1234');
  const [error, setError] = useState<string>();
  return (
    <>
      <FieldFrame id="f" label="ช่อง" error={error}>
        <input
          id="f"
          value={text}
          onChange={({ target }) => setText(target.value)}
          onBlur={() => setError(text === 'ok' ? undefined : 'ผิด')}
        />
      </FieldFrame>
      {children}
    </>
  );
}

const point = (type: string, at: Element, pointerType: string) =>
  at.dispatchEvent(new PointerEvent(type, { bubbles: true, pointerType }));
const wait = (milliseconds: number) => new Promise((done) => setTimeout(done, milliseconds));

/** Presses the box as a browser does: on a touch screen the field is left between the release and the click. */
async function press(box: HTMLElement, pointerType: 'mouse' | 'touch') {
  const tops = [box.getBoundingClientRect().top];
  const leave = async () => {
    (document.activeElement as HTMLElement).blur();
    await wait(50);
    tops.push(box.getBoundingClientRect().top);
  };
  point('pointerdown', box, pointerType);
  if (pointerType === 'mouse') await leave();
  point('pointerup', box, pointerType);
  if (pointerType === 'touch') await leave();
  box.click();
  return new Set(tops).size;
}

it.each(['mouse', 'touch'] as const)('moves nothing under a press by %s that began on it', async (pointerType) => {
  showOnPage(
    <Judged>
      <input type="checkbox" aria-label="ยอมรับ" />
    </Judged>,
  );
  const field = page.getByRole('textbox');
  const box = page.getByRole('checkbox');
  await field.click();
  expect(await press(box.element() as HTMLElement, pointerType)).toBe(1);
  await expect.element(box).toBeChecked();
  await expect.element(page.getByRole('alert')).toHaveTextContent('ผิด');
  await field.fill('ok');
  expect(await press(box.element() as HTMLElement, pointerType)).toBe(1);
  await expect.element(box).not.toBeChecked();
  await expect.element(page.getByRole('alert')).not.toBeInTheDocument();
});

it('shows a fault at once where nothing is pressed, and after a swipe', async () => {
  showOnPage(<Judged>{null}</Judged>);
  await page.getByRole('textbox').click();
  point('pointerdown', document.body, 'touch');
  point('pointerup', document.body, 'touch');
  (document.activeElement as HTMLElement).blur();
  await expect.element(page.getByText('ผิด')).toBeVisible();
});
