import type { Json } from '../../../../schemas/json.ts';
import type { FieldTypeDefinition } from './fieldType.ts';

/** Whatever JSON the field's own schema describes. */
export const json: FieldTypeDefinition = {
  title: { th: 'ข้อมูล JSON', en: 'JSON' },
  written: { th: 'ต้องเป็น JSON ตามรูปแบบที่กำหนด', en: 'must be JSON of the shape that is asked for' },
  settings: {},
  schema: () => ({}),
  show: (value) => JSON.stringify(value),
  read: (text) => {
    try {
      return JSON.parse(text) as Json; // whatever JSON gives is Json
    } catch {
      return undefined;
    }
  },
};
