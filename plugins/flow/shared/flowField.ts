import { defineProps, frameProps } from 'sala/schemas';

/** What the widgets share that are fields of a flow's form; only its screens use them. */
export const flowField = {
  category: 'form',
  version: 1,
  hydrate: 'load',
  field: true,
  internal: true,
  props: defineProps(frameProps),
} as const;
