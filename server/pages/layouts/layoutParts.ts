import type { DocumentParts } from '../../documents/documentParts.ts';
import type { IdentityParts } from '../../identity/identityParts.ts';
import type { LayoutStore } from './layoutStore.ts';

export interface LayoutParts extends DocumentParts, IdentityParts {
  layouts: LayoutStore;
}
