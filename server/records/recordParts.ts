import type { ShippedPattern } from '../plugins/door/numberPattern.ts';
import type { SiteParts } from '../sites/siteParts.ts';
import type { RegisteredEffect } from './collectEffects.ts';
import type { CollectionStore } from './collections.ts';

export interface RecordParts extends SiteParts {
  collections: CollectionStore;
  effects: Map<string, RegisteredEffect>;
  numberPatterns: Map<string, ShippedPattern>;
}
