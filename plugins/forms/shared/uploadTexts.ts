import { type Text, words } from 'sala/schemas';

/** Texts of uploads; the English of the first five is given by the specification. */
export const uploadTexts = {
  tooMany: { th: 'จำนวนไฟล์เกินที่กำหนด', en: 'The number of files exceeds the limit.' },
  tooLarge: words.fileTooLarge,
  wrongType: {
    th: 'ชนิดไฟล์ไม่ถูกต้อง กรุณาเลือกไฟล์ชนิดที่อนุญาต: {list}',
    en: 'Invalid file type. Please select a file with the allowed file types: {list}',
  },
  someAdded: {
    th: 'เพิ่มได้เพียง {n} ไฟล์ อีก {m} ไฟล์ไม่ถูกเพิ่ม',
    en: 'Only {n} file(s) can be added. {m} file(s) were not added.',
  },
  done: { th: 'อัปโหลดไฟล์เรียบร้อยแล้ว: {names}', en: 'Files uploaded successfully: {names}' },
  unfinished: {
    th: 'กรุณารอให้อัปโหลดไฟล์เสร็จก่อน หรือนำไฟล์ที่ค้างอยู่ออก',
    en: 'Please wait until the files are uploaded, or remove those that are not.',
  },
  notFiles: { th: 'กรุณาเลือกไฟล์ใหม่', en: 'Please choose the files again.' },
  choose: { th: 'เลือกไฟล์', en: 'Choose files' },
  chooseOne: { th: 'เลือกไฟล์', en: 'Choose a file' },
  camera: { th: 'ถ่ายรูป', en: 'Take a photo' },
  drop: { th: 'หรือลากไฟล์มาวางที่นี่', en: 'or drop them here' },
  dropNow: { th: 'ปล่อยเพื่อเพิ่มไฟล์', en: 'Release to add' },
  hintTypes: { th: 'ชนิดไฟล์: {list}', en: 'File types: {list}' },
  hintSize: { th: 'ไม่เกินไฟล์ละ {size} MB', en: 'up to {size} MB each' },
  hintItems: { th: 'ไม่เกิน {n} ไฟล์', en: 'at most {n} files' },
  files: { th: 'ไฟล์ที่เลือก', en: 'Chosen files' },
  selected: { th: 'รอคิว', en: 'Waiting' },
  uploading: { th: 'กำลังอัปโหลด {percent}%', en: 'Uploading {percent}%' },
  checking: { th: 'กำลังตรวจสอบไฟล์', en: 'Checking the file' },
  uploaded: { th: 'อัปโหลดแล้ว', en: 'Uploaded' },
  paused: { th: 'หยุดไว้ที่ {percent}%', en: 'Paused at {percent}%' },
  waiting: { th: 'ออฟไลน์ จะทำต่อเองเมื่อเชื่อมต่อได้ ({percent}%)', en: 'Offline; goes on by itself ({percent}%)' },
  lost: { th: 'เลือกไฟล์เดิมอีกครั้งเพื่ออัปโหลดต่อ', en: 'Choose the same file again to go on' },
  progress: { th: 'ความคืบหน้าของ {name}', en: 'Progress of {name}' },
  pause: { th: 'หยุด {name} ไว้ก่อน', en: 'Pause {name}' },
  resume: { th: 'อัปโหลด {name} ต่อ', en: 'Go on with {name}' },
  retry: { th: 'ลองอัปโหลด {name} อีกครั้ง', en: 'Try {name} again' },
  remove: { th: 'นำ {name} ออก', en: 'Remove {name}' },
  open: { th: 'เปิด {name} ในแท็บใหม่', en: 'Open {name} in a new tab' },
} satisfies Record<string, Text>;
