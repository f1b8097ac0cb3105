import { parseTemplate } from './parseTemplate.ts';

/** The scopes that the texts of a part take values from; `formula` for what is computed. */
export function listScopes(part: unknown): Set<string> {
  const found = new Set<string>();
  const queue: unknown[] = [part];
  for (let value = queue.pop(); value !== undefined; value = queue.pop()) {
    if (typeof value === 'string' && value.includes('{{'))
      for (const each of parseTemplate(value, { formulas: true }))
        if (typeof each !== 'string') found.add(each.formula === undefined ? (each.path[0] ?? '') : 'formula');
    if (typeof value === 'object' && value !== null) queue.push(...Object.values(value));
  }
  return found;
}
