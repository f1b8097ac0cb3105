import { defineProps, defineWidget } from 'sala/schemas';

export const widget = defineWidget({
  type: 'flow_steps',
  title: { th: 'ขั้นตอนของโฟลว์ในหน้านี้', en: 'What the flow of the page does' },
  description: { th: 'สิ่งที่เริ่มโฟลว์และขั้นตอนเป็นประโยค', en: 'What starts it, and its steps as sentences' },
  icon: 'list-ordered',
  category: 'data',
  version: 1,
  hydrate: 'load',
  live: true,
  internal: true,
  props: defineProps({}),
  data: () => ({ flow: { source: 'flow.flow', reads: ['workflow'] } }),
});
