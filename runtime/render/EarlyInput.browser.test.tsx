import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { afterEach, expect, it } from 'vitest';
import { EarlyInput } from './EarlyInput.tsx';

afterEach(() => document.body.replaceChildren());

it('has fields listen before the next key can come', async () => {
  const order: string[] = [];
  function Field() {
    useLayoutEffect(() => queueMicrotask(() => order.push('next')), []);
    useEffect(() => void order.push('listens'), []);
    return <input name="f" defaultValue="" />;
  }
  function HydratedObject() {
    const frame: RefObject<HTMLDivElement | null> = useRef(null);
    return (
      <div data-uid="o" ref={frame}>
        <Field />
        <EarlyInput of={frame} />
      </div>
    );
  }
  document.body.innerHTML = '<div id="root"><div data-uid="o"><input name="f" value=""></div></div>';
  const root = hydrateRoot(document.getElementById('root')!, <HydratedObject />);
  await expect.poll(() => order).toEqual(['listens', 'next']);
  root.unmount();
});
