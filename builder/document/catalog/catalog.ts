import type { FormAdditions, Text, ViewAsset, WidgetAsset, WidgetDefinition } from '../../../schemas/index.ts';
import { isJsonObject, type JsonObject } from '../../../schemas/index.ts';
import type { TreeNode } from '../tree/tree.ts';

/** A widget as the server offers it, with the URLs of its code. */
export interface CatalogEntry {
  definition: WidgetDefinition;
  asset: WidgetAsset;
  /** What its plugin is called where that is off on this site. */
  off?: Text;
}

/** The widgets available on this site. */
export interface Catalog {
  entries: readonly CatalogEntry[];
  /** Inspector controls of plugins, by name. */
  controls: Readonly<Record<string, ViewAsset>>;
  /** What plugins add to the settings of forms. */
  forms: readonly FormAdditions[];
  /** What the plugins are called that will bring widgets which the system does not have, by type. */
  coming: Readonly<Record<string, Text>>;
  /** The entry of a type or its alias. */
  find(type: unknown): CatalogEntry | undefined;
}

/** Makes the entries findable by type and alias. */
export function createCatalog(
  entries: readonly CatalogEntry[],
  { controls = {}, forms = [], coming = {} }: Partial<Pick<Catalog, 'controls' | 'forms' | 'coming'>> = {},
): Catalog {
  const byType = new Map<unknown, CatalogEntry>();
  for (const entry of entries) for (const alias of entry.definition.aliases ?? []) byType.set(alias, entry);
  for (const entry of entries) byType.set(entry.definition.type, entry);
  return { entries, controls, forms, coming, find: (type) => byType.get(type) };
}

/** Whether rows may be put into this node: the layout, or a container whose `rows` are rows. */
export function canHoldRows(catalog: Catalog, node: TreeNode): boolean {
  if (node.kind === 'layout') return true;
  if (node.kind !== 'object' || !catalog.find(node.data.type)?.definition.container) return false;
  const { rows } = node.data;
  return rows === undefined || (Array.isArray(rows) && rows.length === 0);
}

/** Uids of the panels of a container that has several, in order; undefined for one without panels. */
export function listPanels(catalog: Catalog, node: TreeNode): string[] | undefined {
  return listPanelItems(catalog, node)?.map(({ uid }) => String(uid));
}

/** The same panels as they are stored. */
export function listPanelItems(catalog: Catalog, node: TreeNode): JsonObject[] | undefined {
  const property = catalog.find(node.data.type)?.definition.container?.panelsFrom;
  if (property === undefined) return undefined;
  const panels = node.data[property];
  if (!Array.isArray(panels)) return [];
  return panels.flatMap((panel) => (isJsonObject(panel) && typeof panel.uid === 'string' ? [panel] : []));
}

/** Tells the types whose objects are forms that are sent. */
export function isFormOf(catalog: Catalog): (type: unknown) => boolean {
  return (type) => catalog.find(type)?.definition.form === 'sent';
}
