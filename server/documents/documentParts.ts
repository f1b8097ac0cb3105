import type { RecordParts } from '../records/recordParts.ts';
import type { Printer } from './print/openPrinter.ts';

export interface DocumentParts extends RecordParts {
  printer: Printer;
}
