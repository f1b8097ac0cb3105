import type { WidgetAsset, WidgetDefinition } from '../../schemas/index.ts';
import { isJsonObject } from '../../schemas/index.ts';
import type { TreeNode } from '../tree/tree.ts';

/** A widget as the server offers it: what it is, and where its code lies. */
export interface CatalogEntry {
  definition: WidgetDefinition;
  asset: WidgetAsset;
}

/** The widgets that this site may place. */
export interface Catalog {
  entries: readonly CatalogEntry[];
  /** The entry of a type, or of an earlier spelling of it. */
  find(type: unknown): CatalogEntry | undefined;
}

/** Makes the entries findable by type and alias. */
export function createCatalog(entries: readonly CatalogEntry[]): Catalog {
  const byType = new Map<unknown, CatalogEntry>();
  for (const entry of entries) for (const alias of entry.definition.aliases ?? []) byType.set(alias, entry);
  for (const entry of entries) byType.set(entry.definition.type, entry);
  return { entries, find: (type) => byType.get(type) };
}

/** True if rows may be put into this node: the layout, or a container whose `rows` are rows. */
export function canHoldRows(catalog: Catalog, node: TreeNode): boolean {
  if (node.kind === 'layout') return true;
  if (node.kind !== 'object' || !catalog.find(node.data.type)?.definition.container) return false;
  const { rows } = node.data;
  return rows === undefined || (Array.isArray(rows) && rows.length === 0);
}

/** Uids of the panels of a container that has several, in order; undefined for one without panels. */
export function listPanels(catalog: Catalog, node: TreeNode): string[] | undefined {
  const property = catalog.find(node.data.type)?.definition.container?.panelsFrom;
  if (property === undefined) return undefined;
  const panels = node.data[property];
  if (!Array.isArray(panels)) return [];
  return panels.flatMap((panel) => (isJsonObject(panel) && typeof panel.uid === 'string' ? [panel.uid] : []));
}
