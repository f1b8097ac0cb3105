import type { JsonObject, PropertySchema, Text } from '../../../schemas/index.ts';
import { readLabel } from './readLabel.ts';

/** What stands for a text as long as it is empty; undefined where its schema names nothing. */
export function readEmpty({ 'x-empty': empty }: PropertySchema, siblings: JsonObject): Text | undefined {
  return empty && 'property' in empty ? readLabel(siblings[empty.property]) : empty;
}
