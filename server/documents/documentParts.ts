import type { FileParts } from '../files/fileParts.ts';
import type { Printer } from './print/openPdfPrinter.ts';

export interface DocumentParts extends FileParts {
  printer: Printer;
}
