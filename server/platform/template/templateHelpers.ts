import type { HelperOptions } from 'handlebars';
import { templateRefused } from './template.errors.ts';

const limits = { rounds: 200_000, length: 20_000_000 };

/** What one drawing of a template may still use: its loops, so that none goes on for ever, and all that it draws. */
export interface DrawingBudget {
  rounds: number;
  length: number;
  /** The computing time of this thread at which it is over: others waiting for the processor take nothing away. */
  until: number;
  /** Not before this time can it be over: computing takes no less time than it counts. */
  checkAt: number;
}

export function startBudget(mostMs: number): DrawingBudget {
  return { ...limits, until: computed() + mostMs, checkAt: performance.now() + mostMs };
}

function computed(): number {
  const { user, system } = process.threadCpuUsage();
  return (user + system) / 1000;
}

export type TemplateHelpers = Record<string, (this: unknown, ...given: never[]) => unknown>;

/** What every template may call. The current budget is in the private data of the drawing. */
export const templateHelpers: TemplateHelpers = {
  each: drawEach,
  if: drawIf,
  unless(this: unknown, value: unknown, options: HelperOptions) {
    return isFilled(value) ? options.inverse(this) : options.fn(this);
  },
};

function drawIf(this: unknown, value: unknown, options: HelperOptions) {
  return isFilled(value) ? options.fn(this) : options.inverse(this);
}

function drawEach(this: unknown, items: unknown, options: HelperOptions): string {
  if (!Array.isArray(items) || items.length === 0) return options.inverse(this);
  const budget = options.data.budget as DrawingBudget; // set by openSandbox
  let drawn = '';
  for (const [index, item] of items.entries()) {
    const data = { ...options.data, index, first: index === 0, last: index === items.length - 1 };
    const part = options.fn(item, { data });
    budget.rounds -= 1;
    spendLength(budget, part);
    drawn += part;
  }
  return drawn;
}

export function spendLength(budget: DrawingBudget, drawn: string): void {
  budget.length -= drawn.length;
  if (budget.rounds < 0 || budget.length < 0 || isOver(budget)) throw tooMuch();
}

/** The clock is read at every part, the computing time, which costs ten times as much, when it could be over. */
function isOver(budget: DrawingBudget): boolean {
  const now = performance.now();
  if (now < budget.checkAt) return false;
  const left = budget.until - computed();
  budget.checkAt = now + left;
  return left < 0;
}

function isFilled(value: unknown): boolean {
  return Array.isArray(value) ? value.length > 0 : Boolean(value);
}

function tooMuch() {
  return templateRefused({ whatTh: 'วาดมากหรือนานเกินไป', whatEn: 'it draws too much or too long' });
}
