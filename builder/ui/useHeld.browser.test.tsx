import { Suspense, startTransition, use } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { expect, it, onTestFinished } from 'vitest';
import { useHeld } from './useHeld.ts';

const never = new Promise<never>(() => undefined);

function Part({ value }: { value: string }) {
  return value === 'never drawn' ? use(never) : value;
}

function Holder({ value, held }: { value: string; held: boolean }) {
  return <Part value={useHeld(value, held)} />;
}

it('holds what was on screen, not what a drawing that was given up would have shown', async () => {
  const element = document.createElement('div');
  const root = createRoot(element);
  onTestFinished(() => root.unmount());
  const draw = (value: string, held: boolean) =>
    root.render(
      <Suspense fallback="waiting">
        <Holder value={value} held={held} />
      </Suspense>,
    );
  flushSync(() => draw('first', false));
  startTransition(() => draw('never drawn', false));
  await new Promise((done) => setTimeout(done, 100));
  flushSync(() => draw('later', true));
  expect(element.textContent).toBe('first');
  flushSync(() => draw('later', false));
  expect(element.textContent).toBe('later');
});
