import type { Json, LayoutObject, Text } from 'sala/schemas';
import { explainComplaint } from './explainComplaint.ts';

/** A required switch must be on: off is no answer to what has to be agreed to. */
export function checkSwitch(value: Json | undefined, object: LayoutObject): Text | undefined {
  return explainComplaint(object.required && value !== true ? { text: 'missing' } : undefined, object);
}
