/** For developers; the two lines that the specification words are kept to the letter. */
export const devTexts = {
  api: 'API',
  badJson: 'Invalid JSON in request body',
  noHost: 'ไม่พบข้อมูลที่ตรงตามเงื่อนไข',
};
