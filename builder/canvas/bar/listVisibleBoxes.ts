import { rootId } from '../../document/tree/tree.ts';

/** How far from its frame a bar may reach. */
const reach = 60;

/** The boxes of texts and pictures that the page shows at the height of a frame and near it; what surrounds them is not looked at. */
export function listVisibleBoxes(stage: Element, frame: DOMRect): DOMRect[] {
  const isNear = (box: DOMRect) => box.bottom > frame.top - reach && box.top < frame.bottom + reach;
  const isFar = (node: Node) =>
    node instanceof HTMLElement && node.dataset.node !== undefined && !isNear(node.getBoundingClientRect());
  return [...stage.querySelectorAll(parts)]
    .filter((part) => isNear(part.getBoundingClientRect()))
    .flatMap((part) => {
      const boxes: DOMRect[] = [];
      const walker = document.createTreeWalker(part, NodeFilter.SHOW_ELEMENT | NodeFilter.SHOW_TEXT, (node) =>
        isFar(node) ? NodeFilter.FILTER_REJECT : NodeFilter.FILTER_ACCEPT,
      );
      while (walker.nextNode()) boxes.push(...boxesOf(walker.currentNode));
      return boxes.filter(isNear);
    });
}

/** Looking into a row of the page that is far away would lay it out. */
const parts = `[data-rows="${rootId}"] > *, .bd-around`;

function boxesOf(node: Node): DOMRect[] {
  if (node instanceof Element) return node.matches(shown) ? [node.getBoundingClientRect()] : [];
  if (node.textContent?.trim() === '') return [];
  const range = document.createRange();
  range.selectNode(node);
  return [...range.getClientRects()];
}

/** What is seen without a text in it, or is more than its text. */
const shown = 'img, video, iframe, canvas, svg, hr, input, select, textarea, button, .s-button, .bd-empty-place';
