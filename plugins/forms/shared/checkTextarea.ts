import type { Json, LayoutObject, Text } from 'sala/schemas';
import { checkInput, type InputRules } from './checkInput.ts';
import { explainComplaint } from './explainComplaint.ts';

const longest = 10_000;

/** Long text follows the rules of a text field, and has an end even where none is set. */
export function checkTextarea(value: Json | undefined, object: LayoutObject): Text | undefined {
  // The properties were prepared by the widget's schema.
  const rules = { maxLength: longest, ...(object as Partial<InputRules>), inputType: 'text' } as const;
  return explainComplaint(checkInput(typeof value === 'string' ? value : '', rules), object);
}
