import { contentSettings } from '../../../engine/layout/isContentChange.ts';
import { listObjectParts } from '../../../engine/layout/listParts.ts';
import type { LayoutObject, WidgetDefinition } from '../../../schemas/index.ts';
import type { TreeNode } from '../../document/tree/tree.ts';
import type { Section } from './sections.ts';

/** What of these sections somebody may change who may change texts, pictures and links only. */
export function keepContent(
  sections: readonly Section[],
  node: TreeNode,
  definition: WidgetDefinition | undefined,
): Section[] {
  const open = listContentPaths(node, definition);
  return sections.flatMap(({ title, fields }) => {
    const kept = fields.filter(({ path }) => {
      const own = path.join('.');
      return open.some((each) => each === own || each.startsWith(`${own}.`));
    });
    return kept.length > 0 ? [{ title, fields: kept }] : [];
  });
}

function listContentPaths({ kind, data }: TreeNode, definition: WidgetDefinition | undefined): string[] {
  if (kind === 'layout') return contentSettings.map((name) => `settings.${name}`);
  if (!definition) return [];
  // A node of the kind object holds an object.
  const parts = listObjectParts(data as unknown as LayoutObject, definition).map(({ path }) => path);
  return definition.block ? [...parts, definition.block.changes] : parts;
}
