import type { Json, PropertySchema } from '../../../schemas/index.ts';
import { followKind } from '../../document/catalog/followKind.ts';
import { clearProperty } from '../../document/operations/clearProperty.ts';
import { setProperty } from '../../document/operations/setProperty.ts';
import type { LayoutTree } from '../../document/tree/tree.ts';
import type { Field } from './sections.ts';

interface Written {
  /** The node whose field it is. */
  id: string;
  field: Field;
  /** The schema of the object that the field is a property of. */
  holder: PropertySchema | undefined;
  value: Json | undefined;
}

/** Gives a field of a node another value. */
export function writeField(tree: LayoutTree, { id, field, holder, value }: Written): LayoutTree {
  const { path, schema, inherits } = field;
  // It follows again what it inherits.
  if (inherits && value === undefined) return clearProperty(tree, { id, path });
  if (holder && schema['x-kind']) return followKind(tree, { id, path, holder, value });
  return setProperty(tree, { id, path, value });
}
