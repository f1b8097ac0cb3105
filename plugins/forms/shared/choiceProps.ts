import { type PropertySchema, prop, words } from 'sala/schemas';

const chosenAtFirst = { th: 'ตัวเลือกเริ่มต้น', en: 'Chosen at first' };

/** The list of options. */
export const optionsProp: PropertySchema = prop.list(
  { th: 'ตัวเลือก', en: 'Options' },
  {
    label: prop.text(words.text),
    description: prop.text(words.description, { max: 500 }),
    value: prop.text(
      { th: 'ค่าที่เก็บ', en: 'Stored value' },
      {
        max: 200,
        distinct: true,
        empty: { property: 'label' },
        help: {
          th: 'สิ่งที่บันทึกในคำตอบ ผู้กรอกไม่เห็น ตั้งให้เองแล้วและปกติไม่ต้องแก้ เว้นว่างเพื่อบันทึกข้อความ',
          en: 'What an answer keeps; nobody who fills in the form sees it. It is given by itself. Left empty, the text is kept',
        },
      },
    ),
  },
  {
    default: [
      { value: '1', label: { th: 'ตัวเลือกที่ 1', en: 'Option 1' } },
      { value: '2', label: { th: 'ตัวเลือกที่ 2', en: 'Option 2' } },
    ],
    max: 500,
  },
);

export const inlineProp: PropertySchema = prop.toggle({ th: 'เรียงในบรรทัดเดียว', en: 'In one line' }, { group: 'look' });

export const defaultOptionProp: PropertySchema = prop.text(chosenAtFirst, {
  max: 200,
  control: 'option',
});

export const defaultOptionsProp: PropertySchema = prop.values(
  chosenAtFirst,
  { type: 'string', maxLength: 200 },
  { max: 500, control: 'option' },
);

export const maxItemsProp: PropertySchema = prop.integer({ th: 'เลือกได้ไม่เกิน', en: 'At most' }, { min: 1, max: 500 });
