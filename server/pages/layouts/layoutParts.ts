import type { IdentityParts } from '../../identity/identityParts.ts';
import type { LayoutStore } from './layoutStore.ts';

export interface LayoutParts extends IdentityParts {
  layouts: LayoutStore;
}
