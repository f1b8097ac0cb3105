export const visiblePages = 5;

/** Page numbers to link: at most five, with the current one in the middle where possible. */
export function listPages(page: number, pages: number): number[] {
  const count = Math.min(visiblePages, pages);
  const first = Math.min(Math.max(page - Math.floor(visiblePages / 2), 1), Math.max(pages - count + 1, 1));
  return Array.from({ length: count }, (_, index) => first + index);
}
