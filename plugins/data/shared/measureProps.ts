import { type PropertySchema, prop, type Text } from 'sala/schemas';
import * as dataWords from './dataWords.ts';
import type { Aggregate } from './measures.ts';

/** Properties of a figure over records. */
export const measureProps: Record<string, PropertySchema> = {
  query: prop.query(dataWords.records, { default: {}, group: 'data' }),
  where: prop.text(
    { th: 'กรองแบบในรายการ', en: 'Filtered as in the list' },
    {
      max: 4000,
      help: {
        th: 'ข้อความหลัง where= ในที่อยู่ของรายการที่กรองแล้ว ตัวเลขจะพาไปยังรายการเดียวกัน',
        en: 'What stands after where= in the address of a filtered list. The figure leads to that list.',
      },
      group: 'data',
    },
  ),
  aggregate: prop.choice(
    { th: 'คำนวณ', en: 'Figure' },
    {
      count: { th: 'จำนวนรายการ', en: 'Number of records' },
      sum: { th: 'ผลรวม', en: 'Sum' },
      avg: { th: 'ค่าเฉลี่ย', en: 'Average' },
    } satisfies Record<Aggregate, Text>,
    { group: 'data' },
  ),
  field: prop.field(
    { th: 'ฟิลด์ที่คำนวณ', en: 'Field of the figure' },
    { help: { th: 'ไม่ต้องระบุเมื่อนับจำนวน', en: 'Not needed for a number of records' }, group: 'data' },
  ),
  formula: {
    ...prop.text(
      { th: 'หรือสูตร', en: 'Or a formula' },
      {
        max: 1000,
        help: {
          th: 'คำนวณจากแต่ละรายการแทนฟิลด์ เช่น record.total - record.cost',
          en: 'Computed from each record in the place of a field: record.total - record.cost',
        },
        group: 'data',
        when: { aggregate: { $in: ['sum', 'avg'] } },
      },
    ),
    'x-formula': true,
  },
};
