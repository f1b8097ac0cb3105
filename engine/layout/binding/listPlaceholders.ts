import type { Placeholder } from '../../../schemas/index.ts';
import { parseTemplate } from './parseTemplate.ts';

/** The placeholders and formulas of every text in a part of a layout. */
export function listPlaceholders(part: unknown): Placeholder[] {
  const found: Placeholder[] = [];
  const queue: unknown[] = [part];
  for (let value = queue.pop(); value !== undefined; value = queue.pop()) {
    if (typeof value === 'object' && value !== null) queue.push(...Object.values(value));
    if (typeof value !== 'string' || !value.includes('{{')) continue;
    for (const each of parseTemplate(value, { formulas: true })) if (typeof each !== 'string') found.push(each);
  }
  return found;
}
