import type { ShippedPattern } from '../../plugins/door/numberPattern.ts';
import type { SiteParts } from '../../sites/siteParts.ts';
import type { CollectionStore } from '../collections/collections.ts';
import type { RegisteredEffect } from './collectEffects.ts';
import type { FlowTriggerStore } from './flowTriggerStore.ts';
import type { HolidayStore } from './holidays.ts';
import type { WebhookStore } from './webhookStore.ts';

export interface RecordParts extends SiteParts {
  collections: CollectionStore;
  holidays: HolidayStore;
  webhooks: WebhookStore;
  triggers: FlowTriggerStore;
  effects: Map<string, RegisteredEffect>;
  numberPatterns: Map<string, ShippedPattern>;
}
