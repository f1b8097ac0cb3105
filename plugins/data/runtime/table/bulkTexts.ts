import { words } from 'sala/schemas';

/** Texts of what is done with many rows. */
export const bulkTexts = {
  running: { th: 'กำลังดำเนินการ', en: 'Working' },
  progress: { th: '{n} จาก {total} รายการ', en: '{n} of {total}' },
  ended: { th: 'เสร็จแล้ว', en: 'Done' },
  partly: { th: 'สำเร็จบางส่วน', en: 'Partly done' },
  succeeded: { th: 'สำเร็จ {n} จาก {total} รายการ', en: '{n} of {total} done' },
  refused: { th: 'ไม่สำเร็จ {n} รายการ', en: '{n} not done' },
  retry: { th: 'ลองอีกครั้งกับ {n} รายการที่ไม่สำเร็จ', en: 'Try the {n} again' },
  undo: { th: 'เลิกทำ', en: 'Undo' },
  undoSome: { th: 'เลิกทำ {n} รายการที่สำเร็จ', en: 'Undo the {n} that were done' },
  undone: { th: 'เลิกทำแล้ว {n} รายการ', en: '{n} undone' },
  again: { th: 'ทำอีกครั้ง', en: 'Redo' },
  stop: { th: 'หยุด', en: 'Stop' },
  close: words.close,
  cancel: words.cancel,
  chooseWhole: { th: 'เลือกทั้ง {n} รายการที่ตรงกับเงื่อนไข', en: 'Choose all {n} that match' },
  delete: { th: 'ลบ', en: 'Delete' },
  deleteAsk: { th: 'ลบ {n} รายการหรือไม่', en: 'Delete {n}?' },
  deleteAction: { th: 'ลบ {n} รายการ', en: 'Delete {n}' },
  deleteText: {
    th: 'รายการย้ายไปถังขยะ ผู้มีสิทธิ์กู้คืนได้',
    en: 'They move to the trash, from which those who may can restore them.',
  },
  fillText: {
    th: 'ค่าที่กรอกใช้กับทุกรายการที่ต้องใช้',
    en: 'What you fill in goes to each of them that needs it.',
  },
  byOne: {
    th: '“{event}” ถามจำนวนของแต่ละบรรทัด จึงทำทีละรายการ: เปิดรายการแล้วกด “{event}” ที่นั่น',
    en: '“{event}” asks for each line, so it is done one by one: open a record and press it there.',
  },
  set: { th: 'กำหนดค่า', en: 'Set a field' },
  setAsk: { th: 'กำหนดค่าให้ {n} รายการ', en: 'Set a field of {n}' },
  setWhich: { th: 'ฟิลด์', en: 'Field' },
  setAction: { th: 'กำหนดให้ {n} รายการ', en: 'Set for {n}' },
  setEmpty: { th: 'ล้างค่าของ {n} รายการ', en: 'Clear for {n}' },
  setText: {
    th: 'แต่ละรายการตรวจสิทธิ์และกติกาของตัวเอง รายการที่ไม่ผ่านจะบอกเหตุผล',
    en: 'Each record is checked by itself; those that are refused say why.',
  },
  restore: { th: 'กู้คืน', en: 'Restore' },
  restoreOne: { th: 'กู้คืน {name}', en: 'Restore {name}' },
  restoreAsk: { th: 'กู้คืน {n} รายการหรือไม่', en: 'Restore {n}?' },
  restoreAction: { th: 'กู้คืน {n} รายการ', en: 'Restore {n}' },
  restoreText: {
    th: 'รายการกลับไปอยู่ในรายการปกติ ในสถานะเดิม',
    en: 'They return to the list, in the state that they had.',
  },
  restored: { th: 'กู้คืน {name} แล้ว', en: '{name} is restored' },
  export: { th: 'ส่งออกที่เลือก', en: 'Export the chosen' },
};
