import type { ComponentType } from 'react';
import type { Json, PropertySchema } from '../../schemas/index.ts';
import type { PropertyPath } from '../operations/setProperty.ts';
import type { Field } from './sections.ts';

export interface FieldListProps {
  fields: readonly Field[];
  /** The schema of the object that the fields are properties of. */
  holder?: PropertySchema;
  /** For an item of a list, which has no title of its own: its name, heard but not seen. */
  itemLabel?: string;
}

/** What a control of the inspector gets. */
export interface ControlProps {
  /** Id for the control's element, so that its label names it. */
  id: string;
  schema: PropertySchema;
  value: Json | undefined;
  label: string;
  /** `undefined` takes the property away. */
  onChange: (value: Json | undefined) => void;
  /** Where the value stands in the node; controls that hold further fields need it. */
  path: PropertyPath;
  /** Draws further fields; given, because the fields know the controls. */
  Fields: ComponentType<FieldListProps>;
}
