import type { DocumentParts } from '../../documents/documentParts.ts';
import type { LayoutStore } from './layoutStore.ts';

export interface LayoutParts extends DocumentParts {
  layouts: LayoutStore;
}
