import type { PropertySchema, Text } from '../../schemas/index.ts';
import type { Field, Section } from './sections.ts';

const text = (th: string, en: string): Text => ({ th, en });

const steps: PropertySchema = { type: 'integer', minimum: 0, maximum: 100 };
const box = (title: Text, item: PropertySchema = steps): PropertySchema => ({
  type: 'object',
  'x-control': 'box',
  'x-title': title,
  properties: { top: item, right: item, bottom: item, left: item },
});

const name: Field = {
  path: ['name'],
  schema: {
    type: 'string',
    maxLength: 64,
    'x-title': text('ชื่อ', 'Name'),
    'x-help': text(
      'ใช้เรียกในโครงสร้าง และเป็นชื่อข้อมูลเมื่ออยู่ในแบบฟอร์ม',
      'Shown in the outline; in a form, the name of its value',
    ),
  },
};

const hidden: Field = { path: ['hidden'], schema: { type: 'boolean', 'x-title': text('ซ่อนไว้ก่อน', 'Hidden at first') } };

const visibleOn: Field = {
  path: ['style', 'visibleOn'],
  schema: { type: 'array', items: { type: 'string' }, 'x-control': 'devices', 'x-title': text('แสดงบน', 'Shown on') },
};

const look: Field[] = [
  { path: ['style', 'padding'], schema: box(text('ระยะด้านใน', 'Padding')) },
  { path: ['style', 'margin'], schema: box(text('ระยะด้านนอก', 'Margin'), { ...steps, minimum: -20 }) },
  {
    path: ['style', 'background'],
    schema: {
      type: 'object',
      'x-title': text('พื้นหลัง', 'Background'),
      properties: {
        type: {
          type: 'string',
          enum: ['none', 'color', 'image', 'gradient', 'video'],
          default: 'none',
          'x-title': text('ชนิด', 'Kind'),
          'x-enum-titles': {
            none: text('ไม่มี', 'None'),
            color: text('สี', 'Colour'),
            image: text('รูปภาพ', 'Image'),
            gradient: text('ไล่สี', 'Gradient'),
            video: text('วิดีโอ', 'Video'),
          },
        },
        color: { type: 'string', 'x-control': 'color', 'x-title': text('สี', 'Colour'), 'x-when': { type: 'color' } },
        image: { type: 'string', 'x-control': 'image', 'x-title': text('รูปภาพ', 'Image'), 'x-when': { type: 'image' } },
        fit: {
          type: 'string',
          enum: ['cover', 'contain'],
          default: 'cover',
          'x-title': text('การวางรูป', 'Fit'),
          'x-enum-titles': { cover: text('เต็มพื้นที่', 'Cover'), contain: text('เห็นทั้งรูป', 'Contain') },
          'x-when': { type: 'image' },
        },
        gradient: {
          type: 'object',
          'x-title': text('ไล่สี', 'Gradient'),
          'x-when': { type: 'gradient' },
          properties: {
            from: { type: 'string', 'x-control': 'color', 'x-title': text('จากสี', 'From') },
            to: { type: 'string', 'x-control': 'color', 'x-title': text('ถึงสี', 'To') },
            angle: { type: 'integer', minimum: 0, maximum: 360, 'x-title': text('มุม (องศา)', 'Angle (degrees)') },
          },
        },
        video: {
          type: 'string',
          'x-control': 'link',
          'x-title': text('ที่อยู่วิดีโอ', 'Video address'),
          'x-when': { type: 'video' },
        },
      },
    },
  },
  {
    path: ['style', 'border'],
    schema: box(text('เส้นขอบ (px)', 'Border (px)'), { type: 'integer', minimum: 0, maximum: 40 }),
  },
  {
    path: ['style', 'borderColor'],
    schema: { type: 'string', 'x-control': 'color', 'x-title': text('สีเส้นขอบ', 'Border colour') },
  },
  {
    path: ['style', 'radius'],
    schema: { type: 'integer', minimum: 0, maximum: 20, 'x-title': text('มุมโค้ง', 'Rounded corners') },
  },
  {
    path: ['style', 'shadow'],
    schema: {
      type: 'string',
      enum: ['none', 'small', 'medium', 'large'],
      'x-title': text('เงา', 'Shadow'),
      'x-enum-titles': {
        none: text('ไม่มี', 'None'),
        small: text('บาง', 'Small'),
        medium: text('กลาง', 'Medium'),
        large: text('หนา', 'Large'),
      },
    },
  },
  {
    path: ['style', 'textColor'],
    schema: { type: 'string', 'x-control': 'color', 'x-title': text('สีตัวอักษร', 'Text colour') },
  },
  {
    path: ['style', 'textAlign'],
    schema: {
      type: 'string',
      enum: ['start', 'center', 'end'],
      'x-title': text('จัดข้อความ', 'Text alignment'),
      'x-enum-titles': { start: text('ซ้าย', 'Start'), center: text('กลาง', 'Centre'), end: text('ขวา', 'End') },
    },
  },
];

const rowLayout: Field[] = [
  {
    path: ['width'],
    schema: {
      type: 'string',
      enum: ['normal', 'narrow', 'wide', 'full'],
      default: 'normal',
      'x-title': text('ความกว้างแถว', 'Width'),
      'x-enum-titles': {
        normal: text('ปกติ', 'Normal'),
        narrow: text('แคบ', 'Narrow'),
        wide: text('กว้าง', 'Wide'),
        full: text('เต็มจอ', 'Full'),
      },
    },
  },
  {
    path: ['gapSize'],
    schema: { type: 'integer', minimum: 0, maximum: 40, 'x-title': text('ช่องว่างระหว่างคอลัมน์', 'Gap') },
  },
  {
    path: ['alignment'],
    schema: {
      type: 'string',
      enum: ['start', 'center', 'end', 'stretch'],
      'x-title': text('จัดแนวตั้ง', 'Vertical alignment'),
      'x-enum-titles': {
        start: text('บน', 'Top'),
        center: text('กลาง', 'Middle'),
        end: text('ล่าง', 'Bottom'),
        stretch: text('ยืดเท่ากัน', 'Stretch'),
      },
    },
  },
];

const rowData: Field[] = [
  {
    path: ['dataMode'],
    schema: {
      type: 'string',
      enum: ['standalone', 'set', 'copy'],
      'x-title': text('ข้อมูลในแถวนี้', 'Fields of this row'),
      'x-enum-titles': {
        standalone: text('แยกกัน', 'Stand alone'),
        set: text('เป็นชุดเดียว', 'One group'),
        copy: text('ชุดที่เพิ่มได้', 'Repeatable group'),
      },
    },
  },
  {
    path: ['dataSetName'],
    schema: {
      type: 'string',
      maxLength: 64,
      'x-title': text('ชื่อชุดข้อมูล', 'Name of the group'),
      'x-when': { dataMode: { $in: ['set', 'copy'] } },
    },
  },
  {
    path: ['copyTitle'],
    schema: {
      type: 'string',
      maxLength: 120,
      'x-title': text('ชื่อของแต่ละรายการ', 'What one entry is called'),
      'x-help': text('เช่น ผู้เข้าอบรม จะแสดงเป็น ผู้เข้าอบรม 1', 'Participant is shown as Participant 1'),
      'x-when': { dataMode: 'copy' },
    },
  },
  {
    path: ['minCopies'],
    schema: {
      type: 'integer',
      minimum: 0,
      maximum: 50,
      'x-title': text('จำนวนขั้นต่ำ', 'At least'),
      'x-when': { dataMode: 'copy' },
    },
  },
  {
    path: ['maxCopies'],
    schema: {
      type: 'integer',
      minimum: 1,
      maximum: 50,
      'x-title': text('จำนวนสูงสุด', 'At most'),
      'x-when': { dataMode: 'copy' },
    },
  },
];

const spacing: Section = { title: 'group_spacing', fields: look };

/** What every object has beside the properties of its widget. */
export const objectSections: Section[] = [{ title: 'group_common', fields: [name, hidden, visibleOn] }, spacing];

export const rowSections: Section[] = [
  { title: 'group_look', fields: rowLayout },
  { title: 'group_data', fields: rowData },
  { title: 'group_common', fields: [visibleOn] },
  spacing,
];

export const columnSections: Section[] = [{ title: 'group_common', fields: [visibleOn] }, spacing];

/** What is set on the page as a whole. */
export const pageSections: Section[] = [
  {
    title: 'group_content',
    fields: [
      { path: ['settings', 'title'], schema: { type: 'string', maxLength: 200, 'x-title': text('ชื่อหน้า', 'Title') } },
      {
        path: ['settings', 'description'],
        schema: { type: 'string', 'x-control': 'textarea', 'x-title': text('คำอธิบาย', 'Description') },
      },
      { path: ['settings', 'keywords'], schema: { type: 'string', 'x-title': text('คำค้น', 'Keywords') } },
      {
        path: ['settings', 'image'],
        schema: { type: 'string', 'x-control': 'image', 'x-title': text('รูปเมื่อแชร์', 'Image when shared') },
      },
    ],
  },
  {
    title: 'group_behaviour',
    fields: [
      {
        path: ['settings', 'authen'],
        schema: { type: 'boolean', 'x-title': text('ต้องเข้าสู่ระบบก่อน', 'Sign-in needed') },
      },
      { path: ['settings', 'locked'], schema: { type: 'boolean', 'x-title': text('ต้องใช้รหัสผ่าน', 'Password needed') } },
    ],
  },
];
