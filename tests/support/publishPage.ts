import type { Locator, Page } from 'playwright-core';
import { expect } from 'vitest';

type Press = (button: Locator) => Promise<void>;

/** Publishes what is open in the builder; of a page that never was, the address that is asked about stays as it is. */
export async function publishPage(page: Page, press: Press = (button) => button.click()): Promise<void> {
  const answered = page.waitForResponse((response) => response.url().includes('/api/layout/publish'));
  await press(page.locator('[data-command="publish"]'));
  const question = page.getByRole('alertdialog');
  await Promise.race([question.waitFor(), answered]);
  if (await question.isVisible()) await press(question.getByRole('button', { name: /^(เผยแพร่|Publish)$/ }));
  expect((await answered).status()).toBe(200);
}
