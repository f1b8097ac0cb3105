export const visiblePages = 5;

/** The page buttons: at most five, the current one in their middle where there is room. */
export function listPages(page: number, pages: number): number[] {
  const count = Math.min(visiblePages, pages);
  const first = Math.min(Math.max(page - Math.floor(visiblePages / 2), 1), Math.max(pages - count + 1, 1));
  return Array.from({ length: count }, (_, index) => first + index);
}
