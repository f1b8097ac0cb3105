import { defineProps, defineWidget } from 'sala/schemas';
import * as dataWords from '../../shared/dataWords.ts';
import { exampleTable } from '../../shared/examples.ts';
import { tableProps } from '../../shared/list/tableProps.ts';
import { tableRequests } from '../../shared/list/tableRequests.ts';

export const widget = defineWidget({
  type: 'table',
  title: dataWords.dataTable,
  description: {
    th: 'รายการข้อมูลแบบตาราง ค้นหา กรอง เรียง และแบ่งหน้า',
    en: 'Records in a table: searched, filtered, sorted, page by page',
  },
  icon: 'table-2',
  category: 'data',
  version: 1,
  common: true,
  aliases: ['Table', 'data_table', 'data table'],
  hydrate: 'visible',
  live: true,
  example: exampleTable,
  props: defineProps(tableProps),
  data: tableRequests,
});
