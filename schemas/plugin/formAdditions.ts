import type { Text } from '../text.ts';
import type { PropertySchema } from '../widget/widget.ts';

/** What a plugin adds to the settings of every form, on sites where it is on. The builder draws a field for each. */
export interface FormAdditions {
  /** Settings by name, stored in the form's layout. */
  settings?: Record<string, PropertySchema>;
  /** What may follow sending, by the name of the plugin's form step, and the settings that only this step reads. */
  steps?: Record<string, { title: Text; settings?: Record<string, PropertySchema> }>;
}
