import { words } from 'sala/schemas';

/** Texts of importing records from a file. */
export const importTexts = {
  title: { th: 'นำเข้าจากไฟล์', en: 'Import from a file' },
  explain: {
    th: 'ไฟล์ CSV หรือ Excel (.xlsx) แถวแรกเป็นหัวคอลัมน์ ระบบจะจับคู่คอลัมน์กับฟิลด์และตรวจทั้งไฟล์ให้ดูก่อน ยังไม่บันทึกอะไร',
    en: 'A CSV or Excel (.xlsx) file whose first row has headings. Its columns are matched with fields and all of it is checked first; nothing is stored yet.',
  },
  template: { th: 'ดาวน์โหลดไฟล์ตัวอย่างที่มีหัวคอลัมน์ครบ', en: 'Download a file with all headings' },
  file: { th: 'เลือกไฟล์', en: 'Choose a file' },
  checking: { th: 'กำลังตรวจไฟล์', en: 'Checking the file' },
  importing: { th: 'กำลังนำเข้า', en: 'Importing' },
  rows: { th: 'ตรวจแล้ว {n} แถว', en: '{n} rows read' },
  ready: { th: 'พร้อมนำเข้า {good} จาก {n} แถว', en: '{good} of {n} rows can be imported' },
  done: { th: 'นำเข้าแล้ว {good} จาก {n} แถว', en: '{good} of {n} rows are imported' },
  failed: { th: 'แถวที่นำเข้าไม่ได้ {n} แถว', en: '{n} rows with errors' },
  row: { th: 'แถว {n}', en: 'Row {n}' },
  more: { th: 'ยังมีอีก ดูทั้งหมดในไฟล์ที่ดาวน์โหลด', en: 'There are more: see the downloaded file' },
  download: { th: 'ดาวน์โหลดแถวที่ผิดพร้อมเหตุผล (CSV)', en: 'Download these rows with the reasons (CSV)' },
  reason: { th: 'เหตุผล', en: 'Reason' },
  columns: { th: 'คอลัมน์ของไฟล์และฟิลด์ที่จะรับค่า', en: 'Columns of the file, and the fields that take them' },
  rowNumber: { th: 'แถว', en: 'Row' },
  noHeading: { th: 'คอลัมน์ที่ {n}', en: 'Column {n}' },
  fieldOf: { th: 'ฟิลด์ของคอลัมน์ {heading}', en: 'Field of the column {heading}' },
  leaveOut: { th: 'ไม่นำเข้า', en: 'Leave out' },
  ignored: {
    th: 'คอลัมน์ที่ไม่ตรงกับฟิลด์ใดและจะไม่นำเข้า: {names}',
    en: 'Columns that match no field and are left out: {names}',
  },
  understood: {
    th: 'ค่าที่ระบบเข้าใจเป็นรูปแบบอื่น โปรดตรวจดู',
    en: 'Values that were understood in another form; please check',
  },
  confirm: { th: 'นำเข้า {n} รายการ', en: 'Import {n}' },
  another: { th: 'เลือกไฟล์อื่น', en: 'Choose another file' },
  close: words.close,
  problem: { th: 'นำเข้าไม่สำเร็จ', en: 'The import failed' },
};
