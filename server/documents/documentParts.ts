import type { FileParts } from '../files/fileParts.ts';
import type { Printer } from './print/openPrinter.ts';

export interface DocumentParts extends FileParts {
  printer: Printer;
}
