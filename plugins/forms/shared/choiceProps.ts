import { type PropertySchema, prop, words } from 'sala/schemas';

const chosenAtFirst = { th: 'ตัวเลือกเริ่มต้น', en: 'Chosen at first' };

/** The list of options. */
export const optionsProp: PropertySchema = prop.list(
  { th: 'ตัวเลือก', en: 'Options' },
  {
    value: prop.text(
      { th: 'ค่าที่เก็บ', en: 'Value' },
      { max: 200, help: { th: 'เว้นว่างเพื่อใช้ข้อความเป็นค่า', en: 'Empty takes the text' } },
    ),
    label: prop.text(words.text),
    description: prop.text(words.description, { max: 500 }),
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
  help: { th: 'ค่าของตัวเลือก', en: 'The value of an option' },
});

export const defaultOptionsProp: PropertySchema = prop.values(
  chosenAtFirst,
  { type: 'string', maxLength: 200 },
  { max: 500, help: { th: 'ค่าของตัวเลือก', en: 'Values of options' } },
);

export const maxItemsProp: PropertySchema = prop.integer({ th: 'เลือกได้ไม่เกิน', en: 'At most' }, { min: 1, max: 500 });
