import type { Page } from 'playwright-core';
import { demoPassword } from './openBench.ts';

/** Signs a page of a site in, by the call that its form makes. */
export async function signInPage(page: Page, username: string): Promise<void> {
  await page.evaluate(signIn, { username, password: demoPassword });
}

/** Runs in the page. */
async function signIn(account: { username: string; password: string }): Promise<void> {
  const headers = { 'Content-Type': 'application/json', 'X-Sala': '1' };
  const answer = await fetch('/api/signin', { method: 'POST', headers, body: JSON.stringify(account) });
  if (!answer.ok) throw new Error(await answer.text());
}
