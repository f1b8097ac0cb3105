import { rootId } from '../../document/tree/tree.ts';

/** The boxes of texts and pictures that the page shows between two heights of the window; what surrounds them is not looked at. */
export function listVisibleBoxes(stage: HTMLElement, top: number, bottom: number): DOMRect[] {
  const isNear = (box: DOMRect) => box.bottom > top && box.top < bottom;
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
