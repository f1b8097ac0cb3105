/** Texts of changing a cell where it stands. */
export const cellTexts = {
  editHere: { th: 'แก้ในตาราง', en: 'Edit in the list' },
  editHereOn: {
    th: 'กดช่องที่มีเส้นประเพื่อแก้ไข กดซ้ำที่ปุ่มเพื่อเลิก',
    en: 'Press a dashed cell to change it; press the button again to stop.',
  },
  editing: { th: 'แก้ไข {title}', en: 'Editing {title}' },
  saved: { th: 'บันทึก {title} แล้ว', en: '{title} is saved' },
  restored: { th: '{title} กลับเป็นค่าเดิม', en: '{title} is as it was' },
  missing: { th: 'กรุณากรอกช่องนี้', en: 'Please fill this in.' },
  changed: { th: '{name} เพิ่งเปลี่ยนช่องนี้เป็น', en: '{name} has just changed this to' },
  someone: { th: 'ผู้อื่น', en: 'Somebody else' },
  keepMine: { th: 'ใช้ค่าของฉัน', en: 'Use mine' },
  takeTheirs: { th: 'ใช้ค่านี้', en: 'Use this' },
  keysAlone: { th: 'Enter บันทึก · Esc ยกเลิก', en: 'Enter saves · Esc restores' },
  keys: { th: 'Enter บันทึก · Tab ช่องถัดไป · Esc ยกเลิก', en: 'Enter saves · Tab next cell · Esc restores' },
};
