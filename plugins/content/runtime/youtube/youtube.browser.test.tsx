import { expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { drawWidget } from '../../../../tests/support/drawWidget.tsx';
import { showOnPage } from '../../../../tests/support/showOnPage.ts';
import { Youtube } from './Youtube.tsx';
import { widget } from './youtube.ts';

it('opens the player without cookies, at the second the link names', async () => {
  showOnPage(drawWidget(widget, Youtube, { properties: { url: 'https://youtu.be/dQw4w9WgXcQ?t=90', title: 'ก' } }));
  await userEvent.click(page.getByRole('button', { name: /^เล่นวิดีโอ ก/ }));
  await expect
    .poll(() => document.querySelector('iframe')?.src)
    .toBe('https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ?autoplay=1&rel=0&start=90');
});
