import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { demoLayout } from '../testing/demoLayout.ts';
import { drawCanvas, renderBuilder } from '../testing/renderBuilder.tsx';

it('shows the page, its parts and its properties', async () => {
  await renderBuilder(demoLayout, { language: 'th' });
  expect(drawCanvas()).toBe('title intro | card[inside] join /  | old');
  await page.screenshot({ path: '../../tests/results/desktop.png' });
});
