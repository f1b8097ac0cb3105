import {
  defineProps,
  defineWidget,
  isJsonObject,
  type JsonObject,
  type LayoutObject,
  prop,
  type WidgetAddress,
} from 'sala/schemas';
import { exampleTable } from '../../shared/examples.ts';
import { endlessProp, tableProps } from '../../shared/list/tableProps.ts';
import { tableRequests } from '../../shared/list/tableRequests.ts';
import { collectionProp } from '../../shared/recordWidgets.ts';

const { dataSourceType: _, source, inlineRows, apiEndpoint, selectedMethodType, ...props } = tableProps;

/** The list of a collection's pages: a table whose rows lead to their records. */
export const widget = defineWidget({
  type: 'record_list',
  title: { th: 'รายการของคอลเลกชัน', en: 'Record list' },
  description: {
    th: 'รายการทั้งหมดของคอลเลกชัน พร้อมปุ่มเพิ่ม',
    en: 'All records of a collection, with a button that adds one',
  },
  icon: 'table-2',
  category: 'data',
  version: 1,
  hydrate: 'load',
  live: true,
  example: exampleTable,
  props: defineProps({
    ...props,
    collection: collectionProp,
    bulk: { ...props.bulk, default: true },
    pageSize: { ...props.pageSize, default: 50 },
    endless: endlessProp({ default: true }),
    addPath: prop.link(
      { th: 'ปุ่มเพิ่มนำไปที่', en: 'The button that adds leads to' },
      { help: { th: 'เว้นว่าง: หน้าเพิ่มของคอลเลกชัน', en: 'Empty: the page of the collection' }, group: 'behaviour' },
    ),
    addLabel: prop.text({ th: 'ชื่อปุ่มเพิ่ม', en: 'Label of the button that adds' }, { max: 100 }),
  }),
  data: (object: LayoutObject, address: WidgetAddress) =>
    tableRequests(
      { ...object, query: { find: {}, ...asObject(object.query), collection: object.collection } },
      address,
    ),
});

/** The property `query` says which of the records, and in which order. */
function asObject(value: unknown): JsonObject {
  return isJsonObject(value) ? value : {};
}
