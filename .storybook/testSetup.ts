import axe from 'axe-core';
import { afterAll, afterEach, beforeEach, expect, type TestContext } from 'vitest';
import { page } from 'vitest/browser';
import { waitForMovement } from '../tests/support/waitForMovement.ts';
import { axeOptions } from './axeOptions.ts';

const phone = { width: 390, height: 844 };
const complaints: string[] = [];
const { error } = console;

/** React says this of Storybook's own `userEvent`, when an answer comes while that still waits for what its event has done. */
const complaintOfRunner = 'The current testing environment is not configured to support act(...)';

console.error = (...words: unknown[]) => {
  const complaint = words.map(String).join(' ');
  if (complaint !== complaintOfRunner) complaints.push(complaint);
  error(...words);
};

afterAll(() => {
  console.error = error;
});

beforeEach(() => {
  complaints.length = 0;
});

/** The story stands as its test left it: it is drawn once, and has to hold on a phone too, in both languages; axe is asked there in one theme. */
afterEach(async ({ task, story }: TestContext & { story?: StoryContext }) => {
  if (task.result?.state === 'fail') return;
  expect(complaints, 'errors in the console').toEqual([]);
  if (!story || story.parameters.a11y?.test === 'off') return;
  const wasPhone = innerWidth === phone.width && innerHeight === phone.height;
  await page.viewport(phone.width, phone.height);
  await waitForMovement();
  expect(document.documentElement.scrollWidth, 'width on a phone').toBeLessThanOrEqual(phone.width);
  if (wasPhone) return; // the add-on has just asked axe about the same page
  if (document.documentElement.dataset.theme === 'dark') return; // another width has the same colors
  const { violations } = await axe.run(document.body, { ...axeOptions, rules: offRules(story) });
  expect(violations.map(describeViolation), 'axe on a phone').toEqual([]);
});

interface StoryContext {
  parameters: { a11y?: { test?: string; config?: { rules?: { id: string; enabled?: boolean }[] } } };
}

/** Rules that do not hold for a part of a page, and those that the story itself switches off. */
function offRules({ parameters }: StoryContext): Record<string, { enabled: boolean }> {
  const own = (parameters.a11y?.config?.rules ?? []).map(({ id, enabled = true }) => [id, { enabled }]);
  return { region: { enabled: false }, ...Object.fromEntries(own) };
}

function describeViolation({ id, help, nodes }: axe.Result): string {
  return `${id}: ${help}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`;
}
