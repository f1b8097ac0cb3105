import type { DocumentParts } from '../../documents/documentParts.ts';
import type { FileParts } from '../../files/fileParts.ts';

export interface FlowParts extends DocumentParts, FileParts {}
