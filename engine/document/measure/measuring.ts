import type { StyleOf } from './boxStyle.ts';
import type { MarkupElement } from './parseMarkup.ts';

/** What boxes of every kind measure each other with. */
export interface Measuring {
  styleOf: StyleOf;
  /** Of the elements that were measured, so wide as they stand. */
  heights: Map<MarkupElement, number>;
  /** How tall an element is with its borders where it is so wide, whatever height it is given. */
  contentHeight: (element: MarkupElement, width: number) => number;
  /** How wide it is when none of its lines has to end. */
  widthOf: (element: MarkupElement) => number;
}
