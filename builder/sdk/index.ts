export type { Catalog, CatalogEntry } from '../catalog/catalog.ts';
export type { Command, CommandContext } from '../commands/command.ts';
export { toEditor } from '../convert/toEditor.ts';
export { toLayout } from '../convert/toLayout.ts';
export type { ControlProps } from '../inspector/controlProps.ts';
export type { Place } from '../tree/place.ts';
export type { LayoutTree, TreeNode } from '../tree/tree.ts';
