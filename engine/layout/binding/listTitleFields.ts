import { parseTemplate } from './parseTemplate.ts';

/**
 * The fields of a scope whose titles texts ask for, as in `{{item.state | title}}`, anywhere in a part of a layout; those of records
 * that are referred to after the field that refers to them: `customer_id.state`.
 */
export function listTitleFields(part: unknown, scope: 'record' | 'item'): string[] {
  const found = new Set<string>();
  const queue: unknown[] = [part];
  for (let value = queue.pop(); value !== undefined; value = queue.pop()) {
    if (typeof value === 'string') for (const field of listInText(value, scope)) found.add(field);
    else if (typeof value === 'object' && value !== null) queue.push(...Object.values(value));
  }
  return [...found];
}

function listInText(text: string, scope: string): string[] {
  if (!text.includes('{{')) return [];
  return parseTemplate(text).flatMap((part) => {
    if (typeof part === 'string' || part.path[0] !== scope || !part.formats.some(({ name }) => name === 'title'))
      return [];
    return readField(part.path.slice(1));
  });
}

/** `state`, or `customer_id.state` for `_expanded.customer_id.state`: a field of a record that is referred to. */
function readField(path: readonly string[]): string[] {
  const [first, reference, ...rest] = path;
  if (first === undefined) return [];
  if (first !== '_expanded') return path.length === 1 ? [first] : [];
  return reference === undefined ? [] : readField(rest).map((field) => `${reference}.${field}`);
}
