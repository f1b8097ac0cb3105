import type { Condition } from '../condition.ts';
import type { Text } from '../text.ts';
import type { DocumentEtax } from './documentEtax.ts';
import type { PaperSize } from './paper.ts';

/** A printed document of a collection, as data: `documents/<name>/document.json` of a plugin, beside its template. */
export interface DocumentDeclaration {
  collection: string;
  title: Text;
  /** What it is printed on: the name of one of its `papers`. */
  paper: string;
  /** What it can be printed on, by name, and what is different there. */
  papers: Record<string, DocumentPaper>;
  /** The lines of the record, in pages; a document without them is one page. */
  lines?: DocumentLines;
  /** Which records have it; all of the collection where this is not said. */
  when?: Condition;
  /** At least so many pages, whatever the number of lines. */
  minPages?: number;
  /** The value that is its number: in the preview, in the name of the file. */
  number: string;
  values: Record<string, DocumentValue>;
  labels: Record<string, Text>;
  /** Values with their labels, below each other where a part of the template draws them: `facts`, `terms`, `totals`. */
  blocks?: Record<string, string[]>;
  /** `more` are further copies, such as the one that the payer keeps; they follow the copy. */
  copies: { original: DocumentCopy; copy: DocumentCopy; more?: DocumentCopy[] };
  /** Records whose document carries the mark of a cancelled one. */
  cancelled: Condition;
  /** The signature at which the signature and the stamp of the company stand, where it has given pictures of them. */
  signs: string;
  /** What a mail with it says, until its sender changes it. */
  mail: DocumentMail;
  /** What its readers may do with it beside looking at it; all of it where this is not said. */
  offers?: readonly DocumentOffer[];
  /** It can be reported to the Revenue Department as an e-tax invoice. */
  etax?: DocumentEtax;
}

export const documentOffers = ['print', 'download', 'mail'] as const;
export type DocumentOffer = (typeof documentOffers)[number];

/** Paper on which a document fits. */
export interface DocumentPaper extends PaperSize {
  /** The columns that fit there, with their widths; those of the document where this is not said. */
  columns?: { name: string; width: number }[];
  /** What is different of its lines. */
  lines?: Partial<Pick<DocumentLines, 'perPage' | 'padTo' | 'rowHeight'>>;
}

type Shared = 'paper' | 'papers' | 'copies' | 'mail' | 'cancelled' | 'signs';

/**
 * As it is written: what documents share, such as A4 and the words of the head, is filled in by `completeDocument`; so are the sizes of
 * papers that have a name in `paperSizes`.
 */
export type WrittenDocument = Omit<DocumentDeclaration, 'lines' | Shared> &
  Partial<Pick<DocumentDeclaration, Exclude<Shared, 'papers'>>> & {
    papers?: Record<string, Partial<DocumentPaper>>;
    lines?: Pick<DocumentLines, 'field' | 'columns'> & Partial<DocumentLines>;
  };

/** The lines of a document. How many stand on a page is measured as its template draws them. */
export interface DocumentLines {
  /** The field of the record that holds them. */
  field: string;
  /** The field of a line that is summed and carried from page to page. */
  sum?: string;
  /** A total of the record over its lines by their amounts, to the satang: `{"total": "grand", "by": "total_price", "as": "with_vat"}`. */
  spread?: { total: string; by: string; as: string };
  /** At most so many on a page. */
  perPage: number;
  /** Empty rows fill a page up to so many. */
  padTo: number;
  /** In pixels, of a row with one line of text. */
  rowHeight: number;
  columns: DocumentColumn[];
}

export interface DocumentColumn extends DocumentValue {
  name: string;
  title: Text;
  /** In pixels. */
  width: number;
  align?: 'start' | 'center' | 'end';
  /** Smaller texts below it, such as the specification of a product. */
  under?: string[];
}

/**
 * The first of some paths that holds something, each with its format: `record.customer.name`, `line.total|money`,
 * `company.tax_id`. A step through a reference leads to its record: `record.customer_id.address`.
 */
export interface DocumentValue {
  from: string[];
  /** The words for values: `{"draft": {…}}`; others are as the format of their path shows them, or as missing where it has none. */
  choices?: Record<string, Text>;
  /** Shown instead of nothing. */
  missing?: Text;
  /** Drawn as such by `{{code codes.name}}`, beside its text in `values`. */
  as?: 'qr' | 'barcode';
}

/** `{total}` is that value, `{title}` and `{number}` those of the document; a line whose values are all missing is left out. */
export interface DocumentMail {
  subject: Text;
  text: Text;
}

/** A watermark over each page of an original or a copy. */
export interface DocumentCopy {
  label: Text;
  /** Whom it is for, at the foot of each page. */
  note?: Text;
  color: string;
}
