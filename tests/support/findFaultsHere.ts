import axe from 'axe-core';
import { waitForMovement } from './waitForMovement.ts';

/** What axe finds wrong in the page a browser test has drawn, once nothing moves: each rule with the elements that break it. */
export async function findFaultsHere(
  within: string | Element = document.body,
  off: readonly string[] = [],
): Promise<string[]> {
  await waitForMovement();
  const rules = Object.fromEntries(['region', ...off].map((rule) => [rule, { enabled: false }]));
  const { violations } = await axe.run(within, { rules, resultTypes: ['violations'], preload: false });
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' | ')}`);
}
