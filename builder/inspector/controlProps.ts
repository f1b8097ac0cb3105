import type { Json, PropertySchema } from '../../schemas/index.ts';
import type { PropertyPath } from '../operations/setProperty.ts';

/** What a control of the inspector gets. Controls that a plugin brings get the same. */
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
}
