import type { DrawnDocument } from './drawDocument.ts';
import type { WantedCopies } from './frameDocument.ts';

/** Title and number, with the counts of original and copy pages: `ใบเสนอราคา-QT-1-o2-c2.pdf`. */
export function documentFileName(
  { view: { title, number, pages }, document }: Pick<DrawnDocument, 'view' | 'document'>,
  copies: WantedCopies,
): string {
  const name = [title || 'document', number]
    .filter(Boolean)
    .join('-')
    .replace(/[^\p{L}\p{M}\p{N}._-]+/gu, '-');
  const { more = [] } = document.declaration.copies;
  const copied = copies === 'both' ? pages.length * (1 + more.length) : 0;
  return `${name.slice(0, 120)}-o${pages.length}-c${copied}.pdf`;
}
