/** Texts for developers; the specification gives two of them word for word. */
export const devTexts = {
  api: 'API',
  badJson: 'Invalid JSON in request body',
  noHost: 'ไม่พบข้อมูลที่ตรงตามเงื่อนไข',
};
