import { Suspense, use } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { afterEach, expect, it } from 'vitest';
import { userEvent } from 'vitest/browser';
import { listenForKeys } from './listenForKeys.ts';

const never = new Promise<void>(() => undefined);
const ends: (() => void)[] = [];
afterEach(() => {
  for (const end of ends.splice(0)) end();
  document.body.replaceChildren();
});

function Asleep() {
  use(never);
  return <input name="asleep" />;
}

function open(): string[] {
  document.body.innerHTML =
    '<div id="root"><form><input name="awake"><div data-live=""><!--$--><input name="asleep"><!--/$--></div></form></div>';
  const root = hydrateRoot(
    document.getElementById('root')!,
    <form>
      <input name="awake" />
      <div data-live="">
        <Suspense>
          <Asleep />
        </Suspense>
      </div>
    </form>,
  );
  const heard: string[] = [];
  ends.push(
    listenForKeys(({ key }) => void heard.push(key)),
    () => root.unmount(),
  );
  return heard;
}

it('hears each key once, also from an object that is not interactive yet', async () => {
  const heard = open();
  for (const name of ['awake', 'asleep']) {
    document.querySelector<HTMLElement>(`[name="${name}"]`)?.focus();
    await userEvent.keyboard('a');
  }
  expect(heard).toEqual(['a', 'a']);
});

it('hears nothing once it has ended', async () => {
  const heard = open();
  ends[0]?.();
  document.querySelector<HTMLElement>('[name="asleep"]')?.focus();
  await userEvent.keyboard('a');
  expect(heard).toEqual([]);
});
