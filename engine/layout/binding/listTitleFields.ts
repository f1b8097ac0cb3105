import { parseTemplate } from './parseTemplate.ts';

/** The fields of a scope whose titles texts ask for, as in `{{item.state | title}}`, anywhere in a part of a layout. */
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
    if (typeof part === 'string' || part.path.length !== 2 || part.path[0] !== scope) return [];
    return part.formats.some(({ name }) => name === 'title') ? part.path.slice(1) : [];
  });
}
