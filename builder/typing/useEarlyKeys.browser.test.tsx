import { useEffect } from 'react';
import { expect, it, vi } from 'vitest';
import { showOnPage } from '../../tests/support/showOnPage.ts';
import { waitFor } from '../../tests/support/waitFor.ts';
import { useEarlyKeys } from './useEarlyKeys.ts';

function Session({ onEscape, onReady }: { onEscape: () => void; onReady: (letters: { current: string }) => void }) {
  const letters = useEarlyKeys(onEscape);
  useEffect(() => {
    onReady(letters);
  }, [letters, onReady]);
  return null;
}

it('keeps letters until the text is there, from the canvas as well, and gives way then', async () => {
  const [canvas, leave] = [vi.fn(), vi.fn()];
  let letters: { current: string } | undefined;
  showOnPage(
    <Session
      onEscape={leave}
      onReady={(kept) => {
        letters = kept;
      }}
    />,
  );
  await waitFor(() => expect(letters).toBeDefined());
  const listening = new AbortController();
  window.addEventListener('keydown', canvas, { signal: listening.signal });
  const press = (key: string, more?: KeyboardEventInit) =>
    document.body.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true, ...more }));
  for (const key of ['ส', 'ว', 'ั', 'x', 'Backspace', 'Delete', 'End']) press(key);
  press('z', { ctrlKey: true });
  expect([letters?.current, canvas.mock.calls.length]).toEqual(['สวั', 0]);
  press('Escape');
  expect(leave).toHaveBeenCalledOnce();
  const text = document.body.appendChild(document.createElement('p'));
  text.className = 'bd-typing';
  press('ส');
  text.remove();
  listening.abort();
  expect([letters?.current, canvas.mock.calls.length]).toEqual(['สวั', 1]);
});
