import type { IdentityParts } from '../identity/identityParts.ts';
import type { Printer } from './print/openPrinter.ts';

export interface DocumentParts extends IdentityParts {
  printer: Printer;
}
