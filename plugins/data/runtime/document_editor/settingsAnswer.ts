import type { DocumentPart, DocumentSettings, Text } from 'sala/schemas';

/** A document as the source `data.documents` lists it. */
export interface ListedDocument {
  name: string;
  title: Text;
  collection: string;
  isChanged: boolean;
}

/** A field with a few values, on which a message may depend. */
export interface MessageChoice {
  field: string;
  title: string;
  values: { value: string; title: string }[];
}

/** A document as it is declared. */
export interface OriginalDocument {
  title: Text;
  /** The usual one, and all that it fits on. */
  paper: string;
  papers: { name: string; title: Text }[];
  labels: Record<string, Text>;
  copies: { original: Text; copy: Text };
  blocks: Record<string, string[]>;
  /** The most lines of a page; nothing where the document has none. */
  perPage: number | null;
  columns: { name: string; title: Text; width: number }[];
  parts: DocumentPart[];
}

/** What `data.document` answers. */
export interface DocumentAnswer {
  name: string;
  version: number;
  settings: DocumentSettings | null;
  original: OriginalDocument;
  versions: { version: number; settings: DocumentSettings | null; saved_at: string; by: string | null }[];
  records: { id: string; title: string }[];
  choices: MessageChoice[];
}
