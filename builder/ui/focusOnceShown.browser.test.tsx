import { expect, it, onTestFinished } from 'vitest';
import { focusOnceShown } from './focusOnceShown.ts';

it('waits for what is in the page and not yet to be seen, as in a sheet that is still closed', async () => {
  const sheet = document.body.appendChild(document.createElement('div'));
  onTestFinished(() => sheet.remove());
  sheet.style.visibility = 'hidden';
  const box = sheet.appendChild(document.createElement('input'));
  focusOnceShown(() => box);
  await new Promise((resolve) => setTimeout(resolve, 1500));
  expect(document.activeElement).toBe(document.body);
  sheet.style.visibility = 'visible';
  await expect.poll(() => document.activeElement).toBe(box);
});
