import type { JsonObject, WidgetDefinition } from '../../../schemas/index.ts';
import type { TreeNode } from '../tree/tree.ts';
import type { Catalog } from './catalog.ts';
import { createObject } from './createObject.ts';

/** Keys of saved blocks begin with this; what follows is the name that the widget gives. */
export const blockPrefix = 'block/';

/** Whether a layout is a saved block: a part of pages, though it is stored as a page. */
export const isBlockKey = (key: string): boolean => key.startsWith(blockPrefix);

/** An object that shows the saved block with this key; undefined where the site has no widget for it. */
export function createBlockObject(catalog: Catalog, key: string): JsonObject | undefined {
  const definition = catalog.entries.find((entry) => entry.definition.block)?.definition;
  if (!definition?.block) return undefined;
  return { ...createObject(definition), [definition.block.name]: key.slice(blockPrefix.length) };
}

/** The saved block that an object shows: its key and the properties of its widget; undefined for other nodes. */
export function readBlock(
  catalog: Catalog,
  node: TreeNode | undefined,
): { key: string; definition: WidgetDefinition } | undefined {
  const definition = node?.kind === 'object' ? catalog.find(node.data.type)?.definition : undefined;
  const name = definition?.block && node?.data[definition.block.name];
  return definition && typeof name === 'string' && name !== '' ? { key: blockPrefix + name, definition } : undefined;
}
