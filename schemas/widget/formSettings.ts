import type { Text } from '../text.ts';
import { formDefaults } from './formDefaults.ts';
import type { PropertySchema } from './widget.ts';

const text = (th: string, en: string): Text => ({ th, en });
const words = (title: Text, empty: Text): PropertySchema => ({
  type: 'string',
  maxLength: 300,
  'x-translate': true,
  'x-empty': empty,
  'x-title': title,
});

/**
 * The settings of a form, whether it is a whole page or a block of one; plugins add to them (`FormAdditions`). What is sent always
 * reaches the inbox; `record` and `mailTo` are where it goes besides.
 */
export const formSettings: Record<string, PropertySchema> = {
  submit: words(text('คำบนปุ่มส่ง', 'Words on the send button'), formDefaults.submit),
  submittedTitle: words(text('หัวข้อเมื่อส่งแล้ว', 'Title once sent'), formDefaults.submittedTitle),
  submittedText: words(text('ข้อความเมื่อส่งแล้ว', 'Text once sent'), formDefaults.submittedText),
  thanks: {
    type: 'string',
    maxLength: 2000,
    'x-control': 'link',
    'x-title': text('หน้าที่ไปต่อเมื่อส่งแล้ว', 'Page to go on to once sent'),
    'x-help': text('เว้นว่างเพื่อแสดงข้อความขอบคุณในหน้าเดิม', 'Left empty, the words of thanks are shown where one is.'),
  },
  mailTo: {
    type: 'string',
    maxLength: 300,
    'x-title': text('แจ้งทางอีเมลถึง', 'Tell by mail'),
    'x-help': text(
      'ที่อยู่อีเมลได้ไม่เกิน 5 แห่ง คั่นด้วยจุลภาค ผู้เข้าชมไม่เห็น',
      'At most five addresses, with commas between; visitors do not see them.',
    ),
  },
  record: {
    type: 'string',
    maxLength: 64,
    'x-control': 'filled-collection',
    'x-title': text('สร้างรายการใน', 'Make a record of'),
    'x-help': text(
      'คำตอบของช่องที่ชื่อตรงกับฟิลด์ของคอลเลกชันจะเป็นค่าของรายการใหม่ และยังเข้ากล่องข้อความเช่นเดิม',
      'Answers whose fields are called as those of the collection fill a new record; the inbox has them all the same.',
    ),
  },
  // Where nothing is said there is one: forms were saved before it could be left out.
  clearButton: {
    type: 'boolean',
    default: true,
    'x-title': text('มีปุ่มล้างข้อมูล', 'With a clear button'),
    'x-help': text(
      'ปุ่มข้างปุ่มส่งที่ล้างทุกช่อง กดพลาดแล้วเรียกคืนได้',
      'A button beside the send button that empties every field; what was cleared by mistake can be brought back.',
    ),
  },
  clear: {
    ...words(text('คำบนปุ่มล้าง', 'Words on the clear button'), formDefaults.clear),
    'x-when': { clearButton: { $ne: false } },
  },
  submittingTitle: words(text('หัวข้อขณะส่ง', 'Title while sending'), formDefaults.submittingTitle),
  submittingText: words(text('ข้อความขณะส่ง', 'Text while sending'), formDefaults.submittingText),
  formID: {
    type: 'string',
    maxLength: 120,
    'x-title': text('รหัสแบบฟอร์ม', 'Form id'),
    'x-help': text('เว้นว่างเพื่อใช้รหัสที่ระบบตั้งให้', 'Left empty it has the key that it was given.'),
  },
};

/** Settings that never reach a visitor. */
export const privateFormSettings: readonly string[] = ['mailTo', 'record'];
