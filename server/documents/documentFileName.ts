import type { DrawnDocument } from './drawDocument.ts';
import type { WantedCopies } from './frameDocument.ts';

type Named = Pick<DrawnDocument, 'view' | 'document'>;

/** What people call it, for mails and what is kept with a record: `ใบเสนอราคา-QT-1.pdf`. */
export function documentFileName(named: Named): string {
  return `${nameOf(named)}.pdf`;
}

/** The same with the counts of original and copy pages, as downloads are called: `ใบเสนอราคา-QT-1-o2-c2.pdf`. */
export function downloadName(named: Named, copies: WantedCopies): string {
  const { pages } = named.view;
  const { more = [] } = named.document.declaration.copies;
  const copied = copies === 'both' ? pages.length * (1 + more.length) : 0;
  return `${nameOf(named)}-o${pages.length}-c${copied}.pdf`;
}

function nameOf({ view: { title, number } }: Named): string {
  const name = [title || 'document', number]
    .filter(Boolean)
    .join('-')
    .replace(/[^\p{L}\p{M}\p{N}._-]+/gu, '-');
  return name.slice(0, 120);
}
