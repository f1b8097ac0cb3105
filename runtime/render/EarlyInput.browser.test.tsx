import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { afterEach, expect, it } from 'vitest';
import { EarlyInput } from './EarlyInput.tsx';

afterEach(() => document.body.replaceChildren());

/** Says when it listens, and when the next task could have brought a key. */
function Field({ order }: { order: string[] }) {
  useLayoutEffect(() => queueMicrotask(() => order.push('next')), [order]);
  useEffect(() => void order.push('listens'), [order]);
  return <input name="f" defaultValue="" />;
}

function HydratedObject({ order }: { order: string[] }) {
  const frame: RefObject<HTMLDivElement | null> = useRef(null);
  return (
    <div data-uid="o" ref={frame}>
      <Field order={order} />
      <EarlyInput of={frame} />
    </div>
  );
}

it('has fields listen before the next key can come', async () => {
  const order: string[] = [];
  document.body.innerHTML = '<div id="root"><div data-uid="o"><input name="f" value=""></div></div>';
  const root = hydrateRoot(document.getElementById('root')!, <HydratedObject order={order} />);
  await expect.poll(() => order).toEqual(['listens', 'next']);
  root.unmount();
});
