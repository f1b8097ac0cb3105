import type { NumberPattern } from '../../../engine/record/numbering/nextNumber.ts';
import type { Text } from '../../../schemas/index.ts';

/** A pattern of document numbers as a plugin ships it. */
export interface ShippedPattern extends NumberPattern {
  /** What people call it; the collection that draws its numbers where this is not said. */
  name?: Text;
  /** Of several patterns the first of a module is its default. */
  module?: string;
  /** A regular expression for codes, where more than this pattern is accepted. */
  validation?: string;
}
