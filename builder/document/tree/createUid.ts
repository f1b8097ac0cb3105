import { drawRandom } from '../../../engine/record/drawRandom.ts';

/** A new random uid for a row, column or object. */
export function createUid(): string {
  return drawRandom(12);
}
