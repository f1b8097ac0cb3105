import type { Json, LayoutObject, Text } from 'sala/schemas';
import { checkTextField } from './checkTextField.ts';

/** Validates long text like a text field of the kind `text`. */
export function checkTextarea(value: Json | undefined, object: LayoutObject): Text | undefined {
  return checkTextField(value, { ...object, inputType: 'text' });
}
