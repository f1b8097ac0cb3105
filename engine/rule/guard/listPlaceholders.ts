import type { Collection } from '../../collection/compiled/collection.ts';
import { type FindCollection, relatedName } from '../../collection/compiled/findRelated.ts';
import { parseTemplate } from '../../layout/binding/parseTemplate.ts';

/** The paths of the placeholders in a text. */
export function listPlaceholders(text: string): string[][] {
  return parseTemplate(text).flatMap((part) => (typeof part === 'string' ? [] : [[...part.path]]));
}

/**
 * The paths that `{{record.item_id | title}}` reads: the fields by which the record is known that is referred to.
 */
export function listTitlePaths(text: string, collection: Collection, find: FindCollection): string[][] {
  return parseTemplate(text).flatMap((part) => {
    if (typeof part === 'string' || !part.formats.some(({ name }) => name === 'title')) return [];
    return showPaths(part.path[0] === 'record' ? part.path.slice(1) : part.path, collection, find);
  });
}

function showPaths([name = '', ...rest]: readonly string[], collection: Collection, find: FindCollection): string[][] {
  const isLast = rest.length === 0;
  const reference = collection.references.find(
    ({ path: [field = '', ...inner] }) => inner.length === 0 && (isLast ? field : relatedName(field)) === name,
  );
  const target = reference && find(reference.collection);
  if (!target) return [];
  const step = relatedName(reference.path[0] ?? '');
  const inner = isLast ? target.display.map((field) => [field]) : showPaths(rest, target, find);
  return inner.map((path) => [step, ...path]);
}
