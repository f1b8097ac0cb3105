import type { Text } from 'sala/schemas';

/** Texts used in several places of this plugin. */
export const yes: Text = { th: 'ใช่', en: 'Yes' };
export const no: Text = { th: 'ไม่ใช่', en: 'No' };
export const chart: Text = { th: 'แผนภูมิ', en: 'Chart' };
export const total: Text = { th: 'รวม', en: 'Total' };
export const mayNotSee: Text = { th: 'คุณไม่มีสิทธิ์ดูข้อมูลนี้', en: 'You may not see this data' };
/** In place of the name of a record that its reader may not see, or that is gone. */
export const hiddenName: Text = { th: 'ไม่แสดงชื่อ', en: 'Name not shown' };
export const thisMonth: Text = { th: 'เดือนนี้', en: 'This month' };
export const dataTable: Text = { th: 'ตารางข้อมูล', en: 'Data table' };
export const density: Text = { th: 'ความแน่น', en: 'Density' };
export const compact: Text = { th: 'แน่น', en: 'Compact' };
export const relaxed: Text = { th: 'โปร่ง', en: 'Relaxed' };
export const rowsPerPage: Text = { th: 'แถวต่อหน้า', en: 'Rows a page' };
export const records: Text = { th: 'ข้อมูล', en: 'Records' };
export const collection: Text = { th: 'คอลเลกชัน', en: 'Collection' };
