import { useState } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { mayLeave } from './leaving.ts';
import { useLeaveGuard } from './useLeaveGuard.ts';

let root: Root | undefined;
afterEach(() => {
  root?.unmount();
  document.body.replaceChildren();
});

/** A form with something typed: `save` stores it and leads on at once, `leave` does not store it. */
function Form({ onLeft }: { onLeft: () => void }) {
  const [dirty, setDirty] = useState(true);
  const question = useLeaveGuard(() => dirty);
  const leave = async () => (await mayLeave()) && onLeft();
  const save = async () => {
    await Promise.resolve();
    setDirty(false);
    await leave();
  };
  return (
    <>
      <button type="button" onClick={save}>
        save
      </button>
      <button type="button" onClick={leave}>
        leave
      </button>
      {question && <p>leave without saving?</p>}
    </>
  );
}

async function press(name: string): Promise<{ left: boolean }> {
  const seen = { left: false };
  root = createRoot(document.body.appendChild(document.createElement('div')));
  root.render(
    <Form
      onLeft={() => {
        seen.left = true;
      }}
    />,
  );
  await userEvent.click(page.getByRole('button', { name }));
  return seen;
}

it('lets a form lead on that has just been saved', async () => {
  const seen = await press('save');
  await expect.poll(() => seen.left).toBe(true);
  expect(page.getByText('leave without saving?').query()).toBeNull();
});

it('holds back whoever leaves what is not saved', async () => {
  const seen = await press('leave');
  await expect.element(page.getByText('leave without saving?')).toBeVisible();
  expect(seen.left).toBe(false);
});
