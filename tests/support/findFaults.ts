import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import type axe from 'axe-core';
import type { Page } from 'playwright-core';

let source: Promise<string> | undefined;

/** What axe finds wrong on a page, or in the part of it that a selector names: each rule with the elements that break it. */
export async function findFaults(page: Page, within?: string): Promise<string[]> {
  await addAxe(page);
  return page.evaluate(async (selector) => {
    const { run } = (window as unknown as { axe: typeof axe }).axe; // put there just before
    // What passes is not described, which would take longer than looking for faults.
    const { violations } = await run(selector ?? document, { resultTypes: ['violations'], preload: false });
    return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' | ')}`);
  }, within);
}

/** Evaluated, not added as an element: the policy of the pages refuses scripts that are not their own. */
export async function addAxe(page: Page): Promise<void> {
  if (await page.evaluate(() => 'axe' in window)) return;
  source ??= readFile(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');
  await page.evaluate(await source);
}
