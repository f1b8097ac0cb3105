import type { PropertySchema, Text } from '../../../schemas/index.ts';
import type { Field } from './sections.ts';

const text = (th: string, en: string): Text => ({ th, en });

/** The scale of distances, in steps of the 4 px grid. */
const steps: PropertySchema = {
  type: 'integer',
  minimum: 0,
  maximum: 100,
  'x-enum-titles': {
    0: text('0', '0'),
    1: text('XS', 'XS'),
    2: text('S', 'S'),
    4: text('M', 'M'),
    6: text('L', 'L'),
    10: text('XL', 'XL'),
    16: text('2XL', '2XL'),
  },
};
const box = (title: Text, item: PropertySchema = steps): PropertySchema => ({
  type: 'object',
  'x-control': 'box',
  'x-title': title,
  properties: { top: item, right: item, bottom: item, left: item },
});

/** The width of a column or object; a row has a width of its own. */
export const maxWidthField: Field = {
  path: ['style', 'maxWidth'],
  schema: {
    type: ['string', 'integer'],
    minimum: 40,
    maximum: 4000,
    'x-control': 'scale',
    'x-title': text('กว้างไม่เกิน (px)', 'Maximum width (px)'),
    'x-enum-titles': {
      narrow: text('แคบ', 'Narrow'),
      normal: text('ปกติ', 'Normal'),
      wide: text('กว้าง', 'Wide'),
    },
  },
};

/** The size of an object's text. */
export const textSizeField: Field = {
  path: ['style', 'textSize'],
  schema: {
    type: ['string', 'integer'],
    minimum: 8,
    maximum: 200,
    'x-control': 'scale',
    'x-title': text('ขนาดตัวอักษร (px)', 'Text size (px)'),
    'x-enum-titles': {
      small: text('S', 'S'),
      normal: text('M', 'M'),
      large: text('L', 'L'),
      larger: text('XL', 'XL'),
      largest: text('2XL', '2XL'),
    },
  },
};

/** The look that every row, column and object may have. */
export const lookFields: Field[] = [
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
    path: ['style', 'borderStyle'],
    schema: {
      type: 'string',
      enum: ['solid', 'dashed', 'dotted', 'none'],
      'x-title': text('แบบเส้นขอบ', 'Border style'),
      'x-enum-titles': {
        solid: text('ทึบ', 'Solid'),
        dashed: text('ประ', 'Dashed'),
        dotted: text('จุด', 'Dotted'),
        none: text('ไม่มี', 'None'),
      },
    },
  },
  {
    path: ['style', 'radius'],
    schema: {
      type: 'integer',
      minimum: 0,
      maximum: 999,
      'x-control': 'scale',
      'x-title': text('มุมโค้ง (px)', 'Rounded corners (px)'),
      'x-enum-titles': {
        0: text('เหลี่ยม', 'Square'),
        6: text('S', 'S'),
        10: text('M', 'M'),
        16: text('L', 'L'),
        999: text('มน', 'Round'),
      },
    },
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
  {
    path: ['style', 'position'],
    schema: {
      type: 'string',
      enum: ['static', 'relative', 'sticky'],
      'x-title': text('เมื่อเลื่อนหน้า', 'When the page scrolls'),
      'x-enum-titles': {
        static: text('เลื่อนไปด้วย', 'Scrolls along'),
        relative: text('เลื่อนไปด้วย (ซ้อน)', 'Scrolls along (layered)'),
        sticky: text('ติดอยู่ด้านบน', 'Sticks to the top'),
      },
    },
  },
];
