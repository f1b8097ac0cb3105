import { defineProps, defineWidget } from 'sala/schemas';

export const widget = defineWidget({
  type: 'flow_secrets',
  title: { th: 'ความลับของโฟลว์', en: 'Secrets of flows' },
  description: { th: 'กุญแจของระบบอื่นที่โฟลว์เรียก', en: 'Keys of other systems that flows call' },
  icon: 'key-round',
  category: 'data',
  version: 1,
  hydrate: 'load',
  internal: true,
  props: defineProps({}),
});
