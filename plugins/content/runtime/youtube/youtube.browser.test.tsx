import { createRoot, type Root } from 'react-dom/client';
import { afterEach, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { drawWidget } from '../../../../tests/support/drawWidget.tsx';
import { Youtube } from './Youtube.tsx';
import { widget } from './youtube.ts';

let root: Root | undefined;
afterEach(() => {
  root?.unmount();
  document.body.replaceChildren();
});

it('opens the player without cookies, at the second the link names', async () => {
  root = createRoot(document.body.appendChild(document.createElement('div')));
  root.render(drawWidget(widget, Youtube, { properties: { url: 'https://youtu.be/dQw4w9WgXcQ?t=90', title: 'ก' } }));
  await userEvent.click(page.getByRole('button', { name: /^เล่นวิดีโอ ก/ }));
  await expect
    .poll(() => document.querySelector('iframe')?.src)
    .toBe('https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ?autoplay=1&rel=0&start=90');
});
