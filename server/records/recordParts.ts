import type { ShippedPattern } from '../plugins/door/numberPattern.ts';
import type { SiteParts } from '../sites/siteParts.ts';
import type { RegisteredEffect } from './collectEffects.ts';
import type { CollectionStore } from './collections.ts';
import type { HolidayStore } from './holidays.ts';

export interface RecordParts extends SiteParts {
  collections: CollectionStore;
  holidays: HolidayStore;
  effects: Map<string, RegisteredEffect>;
  numberPatterns: Map<string, ShippedPattern>;
}
