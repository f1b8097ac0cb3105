import { defineProps, defineWidget, frameProps, prop } from 'sala/schemas';
import { collectionProp } from '../../shared/recordWidgets.ts';

export const widget = defineWidget({
  type: 'record_picker',
  title: { th: 'เลือกรายการ', en: 'Record picker' },
  description: { th: 'เลือกรายการของคอลเลกชันอื่นด้วยการค้นหา', en: 'Chooses a record of another collection by searching' },
  icon: 'search',
  category: 'form',
  version: 1,
  hydrate: 'load',
  field: true,
  props: defineProps({
    ...frameProps,
    collection: collectionProp,
    multiple: prop.toggle({ th: 'เลือกได้หลายรายการ', en: 'Several may be chosen' }),
  }),
});
