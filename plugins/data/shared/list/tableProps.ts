import { type JsonObject, type PropertySchema, prop, type Text, words } from 'sala/schemas';
import type { ChosenKind } from '../columns.ts';
import * as dataWords from '../dataWords.ts';
import { pageSizes } from './listAddress.ts';
import { rowCallsProp } from './rowCalls.ts';

const kindTitles: Record<'auto' | ChosenKind, Text> = {
  auto: { th: 'ตามข้อมูล', en: 'As the data says' },
  text: words.text,
  number: words.number,
  money: words.money,
  date: words.date,
  datetime: { th: 'วันและเวลา', en: 'Date and time' },
  status: words.status,
  choice: { th: 'ตัวเลือก', en: 'Choice' },
  boolean: { th: 'ใช่หรือไม่', en: 'Yes or no' },
  reference: { th: 'ข้อมูลที่อ้างถึง', en: 'Reference' },
  image: words.image,
  link: words.link,
};

/** Whether further rows come as one scrolls, instead of pages. */
export function endlessProp(more: { default?: boolean; when?: JsonObject }): PropertySchema {
  return prop.toggle(
    { th: 'เลื่อนดูต่อได้เรื่อย ๆ', en: 'Scrolls on without pages' },
    {
      help: {
        th: 'แถวถัดไปมาเองเมื่อเลื่อน และทุกแถวสูงเท่ากัน',
        en: 'Further rows come as one scrolls, and all rows have one height',
      },
      group: 'data',
      ...more,
    },
  );
}

/** Properties of a table; presets change their defaults. */
export const tableProps: Record<string, PropertySchema> = {
  title: prop.text(words.title, { max: 200, bind: true }),
  dataSourceType: prop.choice(
    { th: 'ข้อมูลมาจาก', en: 'Data comes from' },
    {
      collection: { th: 'คอลเลกชัน', en: 'A collection' },
      source: { th: 'แหล่งข้อมูลของปลั๊กอิน', en: 'A source of a plugin' },
      inline: { th: 'พิมพ์หรือวางที่นี่', en: 'Written here' },
      api: { th: 'API ของเว็บไซต์นี้', en: 'The API of this site' },
    },
    { group: 'data' },
  ),
  query: prop.query(dataWords.records, { default: {}, when: { dataSourceType: 'collection' } }),
  source: prop.text(
    { th: 'ชื่อแหล่งข้อมูล', en: 'Name of the source' },
    {
      max: 120,
      help: { th: 'เช่น cms.posts', en: 'Such as cms.posts' },
      when: { dataSourceType: 'source' },
      group: 'data',
    },
  ),
  inlineRows: prop.longText(
    { th: 'แถว', en: 'Rows' },
    {
      max: 100_000,
      help: {
        th: 'วางจากสเปรดชีตได้ บรรทัดแรกเป็นชื่อคอลัมน์',
        en: 'May be pasted from a spreadsheet; the first line names the columns',
      },
      bind: false,
      when: { dataSourceType: 'inline' },
      group: 'data',
    },
  ),
  apiEndpoint: prop.text(
    { th: 'ที่อยู่ API', en: 'API address' },
    {
      max: 500,
      help: {
        th: 'เฉพาะเว็บไซต์นี้ เช่น /api/product?status=active อ่านด้วยสิทธิ์ของผู้ที่ดู',
        en: 'Of this site only, such as /api/product?status=active; read with the rights of the reader',
      },
      when: { dataSourceType: 'api' },
      group: 'data',
    },
  ),
  selectedMethodType: prop.choice({ th: 'วิธีเรียก', en: 'Method' }, ['GET', 'POST'], {
    when: { dataSourceType: 'api' },
    group: 'data',
  }),
  columns: prop.list(
    words.columns,
    {
      field: prop.field({ th: 'ฟิลด์', en: 'Field' }),
      title: prop.text(
        { th: 'หัวคอลัมน์', en: 'Heading' },
        { max: 100, help: { th: 'เว้นว่างเพื่อใช้ชื่อของฟิลด์', en: 'Empty: the name of the field' } },
      ),
      kind: prop.choice(words.kind, kindTitles),
      total: prop.toggle({ th: 'แสดงผลรวม', en: 'With a total' }),
      hidden: prop.toggle({ th: 'ซ่อนไว้ก่อน', en: 'Hidden at first' }),
    },
    { max: 40, help: { th: 'เว้นว่างเพื่อให้เลือกจากข้อมูลเอง', en: 'Empty: chosen from the data' }, group: 'data' },
  ),
  pageSize: prop.choice(dataWords.rowsPerPage, [...pageSizes], { default: 10, group: 'data' }),
  endless: endlessProp({ when: { dataSourceType: 'collection' } }),
  rowPath: prop.text(
    { th: 'กดแถวแล้วไปที่', en: 'A row leads to' },
    {
      help: {
        th: 'เช่น /sales/order/{id} เว้นว่างถ้าไม่ไปไหน',
        en: 'Such as /sales/order/{id}. Left empty, rows lead nowhere.',
      },
      group: 'behaviour',
    },
  ),
  addPath: prop.link(
    { th: 'หน้าที่ใช้เพิ่มรายการ', en: 'Page that adds a row' },
    {
      help: {
        th: 'ตารางที่ยังไม่มีแถวชวนไปหน้านี้ ถ้าเว้นว่างใช้หน้าเพิ่มของคอลเลกชัน',
        en: 'A table without rows offers it. Left empty, the page of the collection is used.',
      },
      group: 'behaviour',
    },
  ),
  rowCalls: rowCallsProp,
  searchable: prop.toggle({ th: 'ช่องค้นหา', en: 'Search' }, { default: true }),
  filterable: prop.toggle({ th: 'ตัวกรองตามคอลัมน์', en: 'Filters by column' }, { default: true }),
  choosable: prop.toggle(
    { th: 'ให้เลือกคอลัมน์เองได้', en: 'People choose their columns' },
    { default: true, help: { th: 'เฉพาะผู้ที่เข้าสู่ระบบ', en: 'Those who are signed in' } },
  ),
  exportable: prop.toggle({ th: 'ส่งออก CSV สำหรับผู้มีสิทธิ์', en: 'CSV export for those who may' }, { default: true }),
  bulk: prop.toggle(
    { th: 'เลือกหลายแถวเพื่อเปลี่ยนสถานะ', en: 'Choose rows to change their state' },
    { help: { th: 'เฉพาะสถานะที่ผู้ใช้มีสิทธิ์เปลี่ยน', en: 'Only what the person may change' } },
  ),
  density: prop.choice(
    dataWords.density,
    {
      compact: dataWords.compact,
      normal: words.normal,
      relaxed: dataWords.relaxed,
    },
    { default: 'normal' },
  ),
};
