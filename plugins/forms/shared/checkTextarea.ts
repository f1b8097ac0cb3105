import type { Json, LayoutObject, Text } from 'sala/schemas';
import { checkText } from './checkText.ts';

/** Validates long text like a text field of the kind `text`. */
export function checkTextarea(value: Json | undefined, object: LayoutObject): Text | undefined {
  return checkText(value, { ...object, inputType: 'text' });
}
