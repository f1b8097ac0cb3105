import type { FindDefinition } from '../../../engine/layout/migrateLayout.ts';
import { listObjects } from '../../../engine/layout/walkLayout.ts';
import type { Layout } from '../../../schemas/index.ts';
import { plainText } from './plainText.ts';

const longest = 160;

/** The beginning of a page's first text, for pages without a description. */
export function describeLayout(layout: Pick<Layout, 'rows'>, findDefinition: FindDefinition): string | undefined {
  for (const object of listObjects(layout)) {
    const properties = Object.entries(findDefinition(object.type)?.props.properties ?? {});
    for (const [name, schema] of properties) {
      const value = object[name];
      if (schema['x-control'] !== 'rich-text' || typeof value !== 'string') continue;
      const text = cutText(plainText(value.slice(0, 5000)));
      if (text !== '') return text;
    }
  }
  return undefined;
}

/** Thai marks belong to the letter before them: a cut never separates them. */
function cutText(text: string): string {
  const letters = [...new Intl.Segmenter('th', { granularity: 'grapheme' }).segment(text.slice(0, longest * 4))];
  const cut = letters
    .slice(0, longest)
    .map(({ segment }) => segment)
    .join('');
  return cut.length < text.length ? `${cut.trimEnd()}…` : text;
}
