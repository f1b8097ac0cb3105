import { defineError } from '../../schemas/index.ts';

export const fileUnknown = defineError('file_unknown', 404, {
  th: 'ไม่พบไฟล์นี้ อาจถูกลบไปแล้ว',
  en: 'This file does not exist. It may have been deleted.',
});
export const uploadUnknown = defineError('upload_unknown', 404, {
  th: 'ไม่พบการอัปโหลดนี้ อาจหมดเวลาแล้ว กรุณาเริ่มใหม่',
  en: 'This upload does not exist. It may have run out of time; please start again.',
});
export const fileEmpty = defineError('file_empty', 400, {
  th: 'ไฟล์ว่างเปล่า',
  en: 'The file is empty.',
});
export const fileTooLarge = defineError('file_too_large', 413, {
  th: 'ไฟล์มีขนาดเกินกำหนด ({limit} MB)',
  en: 'File size exceeds the limit. ({limit} MB)',
});
export const fileTypeRefused = defineError('file_type', 415, {
  th: 'ชนิดไฟล์ไม่ถูกต้อง กรุณาเลือกไฟล์ชนิดที่อนุญาต: {list}',
  en: 'Invalid file type. Please select a file with the allowed file types: {list}',
});
export const fileNotWhatItSays = defineError('file_content', 415, {
  th: 'เนื้อหาของไฟล์ไม่ตรงกับนามสกุล .{extension}',
  en: 'What is in the file is not what its name says (.{extension}).',
});
export const pictureTooLarge = defineError('picture_too_large', 413, {
  th: 'รูปมีจำนวนพิกเซลมากเกินไป ({limit} ล้านพิกเซล)',
  en: 'The picture has too many pixels (more than {limit} million).',
});
export const pictureBroken = defineError('picture_broken', 415, {
  th: 'อ่านรูปนี้ไม่ได้ ไฟล์อาจเสียหาย',
  en: 'This picture cannot be read. The file may be damaged.',
});
export const pictureTooSlow = defineError('picture_too_slow', 422, {
  th: 'ประมวลผลรูปนี้ไม่เสร็จในเวลาที่กำหนด กรุณาย่อรูปแล้วลองใหม่',
  en: 'This picture takes too long to process. Please make it smaller and try again.',
});
export const picturesBusy = defineError('pictures_busy', 503, {
  th: 'มีรูปรอประมวลผลมากเกินไป กรุณาลองใหม่อีกครั้ง',
  en: 'Too many pictures are waiting to be processed. Please try again.',
});
export const quotaExceeded = defineError('file_quota', 413, {
  th: 'พื้นที่เก็บไฟล์ของเว็บไซต์เต็มแล้ว กรุณาติดต่อผู้ดูแลเว็บไซต์',
  en: 'The site has no room for more files. Please ask its administrator.',
});
export const tooManyUploads = defineError('too_many_uploads', 429, {
  th: 'มีการอัปโหลดค้างอยู่มากเกินไป กรุณารอให้เสร็จก่อน',
  en: 'Too many uploads are under way. Please wait until some are done.',
});
/** Details contain the received size, so that the sender can continue. */
export const uploadElsewhere = defineError('upload_offset', 409, {
  th: 'ส่วนที่ส่งมาไม่ต่อจากส่วนที่ได้รับแล้ว',
  en: 'What was sent does not continue what has arrived.',
});
export const uploadBusy = defineError('upload_busy', 409, {
  th: 'กำลังรับส่วนก่อนหน้าอยู่',
  en: 'Another part of this file is being received.',
});
export const uploadIncomplete = defineError('upload_incomplete', 409, {
  th: 'ไฟล์ยังมาไม่ครบ',
  en: 'The file has not arrived completely.',
});
export const uploadBroken = defineError('upload_broken', 400, {
  th: 'การเชื่อมต่อขาดระหว่างส่งไฟล์',
  en: 'The connection broke while the file was sent.',
});
export const partTypeUnknown = defineError('upload_part_type', 415, {
  th: 'ส่วนของไฟล์ต้องส่งเป็น {type}',
  en: 'The parts of a file are sent as {type}.',
});
export const tusVersionUnknown = defineError('tus_version', 412, {
  th: 'รองรับโปรโตคอล tus รุ่น {version} เท่านั้น',
  en: 'Only version {version} of the tus protocol is understood.',
});
export const chunkTooLarge = defineError('chunk_too_large', 413, {
  th: 'ส่วนที่ส่งมาใหญ่เกินไป',
  en: 'The part that was sent is too large.',
});
export const partsTooSmall = defineError('parts_too_small', 413, {
  th: 'ส่งไฟล์เป็นส่วนเล็กเกินไป กรุณาส่งส่วนละ 256 KB ขึ้นไป',
  en: 'The parts that were sent are too small: send 256 KB or more at once.',
});
export const fieldTakesNoFiles = defineError('field_without_files', 400, {
  th: 'ฟิลด์ {field} ไม่รับไฟล์',
  en: 'The field {field} takes no files.',
});
export const formHasNoUpload = defineError('form_without_upload', 403, {
  th: 'แบบฟอร์มนี้ไม่รับไฟล์',
  en: 'This form takes no files.',
});
