import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import type axe from 'axe-core';
import type { Page } from 'playwright-core';
import { waitForMovement } from './waitForMovement.ts';

let source: Promise<string> | undefined;

/** What axe finds wrong on a page, or in the part of it that a selector names: each rule with the elements that break it. */
export const findFaults = (page: Page, within?: string): Promise<string[]> => runAxe(page, within);

/** The same of the rules that depend on colors alone, for a page that was looked at whole in its other theme. */
export const findColorFaults = (page: Page): Promise<string[]> =>
  runAxe(page, undefined, ['color-contrast', 'link-in-text-block']);

async function runAxe(page: Page, within?: string, rules?: string[]): Promise<string[]> {
  await addAxe(page);
  await page.evaluate(waitForMovement);
  return page.evaluate(
    async ({ selector, values }) => {
      const { run } = (window as unknown as { axe: typeof axe }).axe; // put there just before
      const { violations } = await run(selector ?? document, {
        // What passes is not described, which would take longer than looking for faults.
        resultTypes: ['violations'],
        preload: false,
        ...(values && { runOnly: { type: 'rule', values } }),
      });
      return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' | ')}`);
    },
    { selector: within, values: rules },
  );
}

/** What breaks WCAG 2.2 AA: each rule with the uid of the object of the layout and the element in it. */
export async function findFaultsOfObjects(page: Page): Promise<string[]> {
  await addAxe(page);
  await page.evaluate(waitForMovement);
  return page.evaluate(async () => {
    const { run } = (window as unknown as { axe: typeof axe }).axe; // put there just before
    const values = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];
    const { violations } = await run(document, {
      runOnly: { type: 'tag', values },
      resultTypes: ['violations'],
      preload: false,
    });
    return violations.flatMap(({ id, nodes }) =>
      nodes.map(({ target }) => {
        const element = document.querySelector(String(target[0]));
        return `${id}: ${element?.closest<HTMLElement>('[data-uid]')?.dataset.uid ?? ''} ${target[0]}`;
      }),
    );
  });
}

/** The objects of the layout that stand out of the window sideways. */
export function findOverflow(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const edge = document.documentElement.clientWidth + 1;
    if (document.documentElement.scrollWidth <= edge) return [];
    return [...document.querySelectorAll<HTMLElement>('[data-uid]')]
      .filter(
        (element) => element.scrollWidth > element.clientWidth + 1 || element.getBoundingClientRect().right > edge,
      )
      .map((element) => element.dataset.uid ?? '');
  });
}

/** Evaluated, not added as an element: the policy of the pages refuses scripts that are not their own. */
export async function addAxe(page: Page): Promise<void> {
  if (await page.evaluate(() => 'axe' in window)) return;
  source ??= readFile(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');
  await page.evaluate(await source);
}
