import { type DocumentDeclaration, type DocumentPaper, paperSizes, type WrittenDocument } from '../../schemas/index.ts';
import { commonParts } from './commonParts.ts';

/** A declaration with what documents share, so that it says only what is its own. */
export function completeDocument(written: WrittenDocument): DocumentDeclaration {
  const { lines, ...own } = written;
  const values = { ...commonParts.values, ...own.values };
  return {
    ...own,
    paper: written.paper ?? commonParts.paper,
    papers: completePapers(written),
    copies: written.copies ?? commonParts.copies,
    mail: written.mail ?? commonParts.mail,
    cancelled: written.cancelled ?? commonParts.cancelled,
    signs: written.signs ?? commonParts.signs,
    values,
    labels: { ...commonParts.labels, ...written.labels },
    ...(lines && { lines: { ...commonParts.lines, ...lines } }),
  };
}

/** Those that it names, the usual one first, with the sizes of known names. */
function completePapers({ paper = commonParts.paper, papers = {} }: WrittenDocument): Record<string, DocumentPaper> {
  const named = { [paper]: {}, ...papers };
  const sized = Object.entries(named).map(([name, own]) => [
    name,
    { ...(Object.hasOwn(paperSizes, name) ? paperSizes[name] : undefined), ...own },
  ]);
  return Object.fromEntries(sized); // whether each has a size is checked with the rest of the form
}
