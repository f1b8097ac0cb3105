import { type Text, words } from 'sala/schemas';

export const editorTexts = {
  fields: { th: 'ฟิลด์', en: 'Fields' },
  states: { th: 'สถานะ', en: 'States' },
  access: { th: 'สิทธิ์', en: 'Access' },
  screens: { th: 'หน้าจอ', en: 'Screens' },
  shape: { th: 'โครงสร้าง', en: 'Structure' },
  save: words.save,
  undo: { th: 'ยกเลิกสิ่งที่แก้', en: 'Discard' },
  saved: words.saved,
  unsaved: { th: 'ยังไม่ได้บันทึก', en: 'Not saved yet' },
  faults: { th: 'บันทึกไม่ได้จนกว่าจะแก้สิ่งต่อไปนี้', en: 'This is to be mended before it can be saved' },
  loading: { th: 'กำลังโหลด', en: 'Loading' },
  changedElsewhere: {
    th: 'บันทึกสิ่งที่แก้ก่อน แล้วจึงเปลี่ยนโครงสร้าง',
    en: 'Save what you changed before you change the structure.',
  },
  screensLead: {
    th: 'หน้าเหล่านี้สร้างจากฟิลด์และสถานะ เปิดในตัวสร้างหน้าเพื่อจัดวางใหม่ และกลับไปใช้ของเดิมได้เสมอ',
    en: 'These pages are made from the fields and states. Arrange them anew in the builder; you can always go back to the original.',
  },
  list: { th: 'รายการ', en: 'List' },
  form: { th: 'ฟอร์มเพิ่มและแก้ไข', en: 'Form' },
  detail: { th: 'หน้ารายละเอียด', en: 'Record' },
  dashboard: { th: 'ภาพรวม', en: 'Overview' },
  openPage: { th: 'เปิดหน้า', en: 'Open' },
  openPageOf: { th: 'เปิดหน้า: {screen}', en: 'Open: {screen}' },
  edit: { th: 'แก้ในตัวสร้าง', en: 'Edit in the builder' },
  editOf: { th: 'แก้ในตัวสร้าง: {screen}', en: 'Edit in the builder: {screen}' },
  planTitle: { th: 'รายการในสถานะที่จะหายไป', en: 'Records in states that go' },
  planText: {
    th: 'สถานะต่อไปนี้จะหายไป แต่ยังมีรายการอยู่ เลือกสถานะที่รายการเหล่านั้นจะย้ายไป การย้ายบันทึกไว้ในประวัติของทุกรายการ',
    en: 'These states go, and records are in them. Choose the states that take those records; their history keeps it.',
  },
  moveTo: { th: '{count} รายการใน “{state}” ย้ายไป', en: '{count} records in “{state}” go to' },
  carryOut: { th: 'ย้ายและบันทึก', en: 'Move them and save' },
  choose: { th: 'เลือกสถานะ', en: 'Choose a state' },
} satisfies Record<string, Text>;
