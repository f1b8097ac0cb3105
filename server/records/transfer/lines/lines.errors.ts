import { defineError } from '../../../../schemas/index.ts';

export const headingUnclear = defineError('heading_unclear', 400, {
  th: 'หัวคอลัมน์ {heading} เป็นชื่อของหลายฟิลด์ กรุณาใช้ชื่อใดชื่อหนึ่งแทน: {names}',
  en: 'The column {heading} may be several fields. Please use one of their names: {names}.',
});
