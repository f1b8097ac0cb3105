import { openStyles, resolve } from './boxStyle.ts';
import { contentHeight, widthOf } from './measureBoxes.ts';
import type { Measuring } from './measuring.ts';
import { type MarkupElement, parseMarkup } from './parseMarkup.ts';
import { parseStyle } from './parseStyle.ts';
import { elementsIn } from './selector.ts';

export interface MeasuredPage {
  /** Of what stands on it, with its edges. */
  height: number;
  /** Of each row of its lines. */
  rows: number[];
}

/** How tall what stands on a page is, as a browser would draw it with this style sheet, so large: never less, seldom more. */
export function openMeasure(style: string): (page: string, scale?: number) => MeasuredPage {
  const openPage = openStyles(parseStyle(style));
  return (markup, scale = 1) => {
    const styleOf = openPage();
    const body = parseMarkup(`<body>${markup}</body>`);
    const page = elementsIn(body)[0] ?? body;
    const measuring: Measuring = {
      styleOf,
      heights: new Map(),
      contentHeight: (element, width) => contentHeight(measuring, element, width),
      widthOf: (element) => widthOf(measuring, element),
    };
    const height = contentHeight(measuring, page, (resolve(styleOf(page).width, 0) ?? 0) / scale);
    return { height: height * scale, rows: listLines(page).map((row) => measuring.heights.get(row) ?? 0) };
  };
}

/** The rows of the record: what else stands among them has a class. */
function listLines(element: MarkupElement): MarkupElement[] {
  if (element.tag === 'tr') return element.parent?.tag === 'tbody' && element.classes.length === 0 ? [element] : [];
  const isOther = element.tag === 'table' && !element.classes.includes('lines');
  return isOther ? [] : elementsIn(element).flatMap(listLines);
}
