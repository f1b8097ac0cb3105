/** The element that shows a node; `canvas` is the canvas or anything around it. */
export function findNodeElement(canvas: ParentNode, id: string): HTMLElement | null {
  return canvas.querySelector<HTMLElement>(`[data-node="${CSS.escape(id)}"]`);
}

/** The innermost node of these kinds that contains an element. */
export function closestNode(target: EventTarget | null, ...kinds: string[]): HTMLElement | null {
  if (!(target instanceof Element)) return null;
  const selector = kinds.length === 0 ? '[data-node]' : kinds.map((kind) => `[data-node][data-kind="${kind}"]`).join();
  return target.closest<HTMLElement>(selector);
}

/** The elements of a node's direct children: its columns, its objects, the rows of one panel. */
export function listChildElements(element: HTMLElement, kind: string): HTMLElement[] {
  const found = element.querySelectorAll<HTMLElement>(`[data-kind="${kind}"]`);
  const level = element.dataset.rows === undefined ? '[data-node]' : '[data-rows]';
  return [...found].filter((child) => child.parentElement?.closest(level) === element);
}
