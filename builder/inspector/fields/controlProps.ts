import type { ComponentType } from 'react';
import type { Json, PropertySchema, Text } from '../../../schemas/index.ts';
import type { PropertyPath } from '../../document/operations/setProperty.ts';
import type { Field } from './sections.ts';

export interface FieldListProps {
  fields: readonly Field[];
  /** The schema of the object that the fields are properties of. */
  holder?: PropertySchema;
  /** The accessible name of a list item, which has no visible title. */
  itemLabel?: string;
}

/** The properties of every control of the inspector. */
export interface ControlProps {
  /** Id for the control's element, so that its label names it. */
  id: string;
  schema: PropertySchema;
  value: Json | undefined;
  label: string;
  /** What readers see as long as the text is empty. */
  empty?: Text | undefined;
  /** `undefined` removes the property. */
  onChange: (value: Json | undefined) => void;
  /** Path of the value in the node; for controls with nested fields. */
  path: PropertyPath;
  /** Draws nested fields; passed in, because the fields import the controls. */
  Fields: ComponentType<FieldListProps>;
}
