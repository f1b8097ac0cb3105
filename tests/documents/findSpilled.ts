/** What reaches over the edge of its page or its cell, and numbers that are broken; runs in the browser. */
export function findSpilled(): string[] {
  const countLines = (cell: Element) => {
    const range = document.createRange();
    range.selectNodeContents(cell);
    return new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size;
  };
  return [...document.querySelectorAll('.page')].flatMap((page, at) => {
    const box = page.getBoundingClientRect();
    const scale = Number.parseFloat(getComputedStyle(page).zoom) || 1;
    const padding = Number.parseFloat(getComputedStyle(page).paddingBottom) * scale;
    const parts = [...page.children].filter((part) => !part.matches('.watermark, .number-of-page'));
    const low = parts.filter((part) => part.getBoundingClientRect().bottom > box.bottom - padding + 0.5);
    const broken = [...page.querySelectorAll('td[data-align=end]')].filter(
      (cell) => cell.textContent !== '' && /^[\d,.]+$/.test(cell.textContent ?? '') && countLines(cell) > 1,
    );
    const wide = [...page.querySelectorAll('td, th, dd, p, h1, h2, strong')].filter(
      (part) => part.scrollWidth > part.clientWidth + 1 || part.getBoundingClientRect().right > box.right,
    );
    const told = (part: Element) => {
      const { bottom } = part.getBoundingClientRect();
      return `page ${at + 1}: ${part.tagName}.${part.className} ${Math.round(bottom - box.bottom + padding)} ${part.textContent?.slice(0, 30)}`;
    };
    return [...low, ...broken, ...wide.filter((part) => part.clientWidth > 0)].map(told);
  });
}
