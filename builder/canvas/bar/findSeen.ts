/** The canvas without what the sheet of a phone covers: it scrolls by that much further (`small.css`). */
export function findSeen(canvas: Element): DOMRect {
  const { left, top, width, height } = canvas.getBoundingClientRect();
  const covered = Number.parseFloat(getComputedStyle(canvas).scrollPaddingBlockEnd) || 0;
  return new DOMRect(left, top, width, height - covered);
}
