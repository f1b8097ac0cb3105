import type { FieldTypeName } from '../../engine/collection/field/fieldTypes.ts';
import type { FieldSchema, Json } from '../../schemas/index.ts';

/** What the tests know of a field type; one for each, so that a new type is tested everywhere. */
export interface FieldSample {
  type: FieldSchema['x-type'];
  /** What somebody writes, and how it is stored. */
  spelled: [Json, Json][];
  /** What is refused, with a part of the message in Thai and in English. */
  refused: [Json, string, string][];
  /** Stored values as they are shown in Thai and in English. */
  shown: [Json, string, string][];
  /** Ends of ranges, or texts, that lists ask for. */
  asked: string[];
}

const fileId = '1763800000000-12345678901';
const bangkok = { subdistrict: 'คลองเตย', district: 'คลองเตย', province: 'กรุงเทพมหานคร', postcode: '10110' };

/** Files and pictures are stored, written and refused alike. */
const ofFiles: Omit<FieldSample, 'type'> = {
  spelled: [
    [`/files/${fileId}/a.csv`, [{ file: fileId }]],
    [[{ outputLink: `/files/${fileId}/a.csv`, name: 'a.csv', status: 'uploaded' }], [{ file: fileId, name: 'a.csv' }]],
  ],
  refused: [
    [[{ file: '../etc/passwd' }], 'ไม่ใช่ไฟล์', 'no file of this site'],
    [[{ file: fileId }, { file: fileId }], 'ซ้ำกัน', 'a file twice'],
    [[{ file: fileId }, { file: `${fileId}1` }, { file: `${fileId}2` }], '2 รายการ', 'at most 2 items'],
    [[{ file: fileId, url: 'https://evil.test' }], 'ไม่รู้จัก', 'Unknown'],
    [{ file: fileId }, 'แนบ', 'attached'],
  ],
  shown: [[[{ file: fileId, name: 'ใบเสนอราคา.pdf' }], 'ใบเสนอราคา.pdf', 'ใบเสนอราคา.pdf']],
  asked: ['ใบเสนอราคา', ''],
};

export const fieldSamples: Record<FieldTypeName, FieldSample> = {
  money: {
    type: { name: 'money', currencies: ['THB', 'USD', 'JPY'] },
    spelled: [
      [1234.5, { amount: 1234.5, currency: 'THB' }],
      ['๑,๒๓๔.๕๐ บาท', { amount: 1234.5, currency: 'THB' }],
      ['usd 0.1', { amount: 0.1, currency: 'USD' }],
      [
        { amount: '-99.99', currency: 'usd' },
        { amount: -99.99, currency: 'USD' },
      ],
      [{ amount: 300 }, { amount: 300, currency: 'THB' }],
    ],
    refused: [
      [{ amount: 1.005, currency: 'THB' }, 'ทศนิยมได้ไม่เกิน 2', 'at most 2 decimals in THB'],
      [{ amount: 10.5, currency: 'JPY' }, 'ทศนิยมได้ไม่เกิน 0', 'at most 0 decimals in JPY'],
      [{ amount: 1e17, currency: 'THB' }, '15 หลัก', 'at most 15 digits'],
      [{ amount: 1, currency: 'XYZ' }, 'THB, USD, JPY', 'THB, USD, JPY'],
      [{ amount: 'มาก', currency: 'THB' }, 'ตัวเลข', 'number'],
      ['ฟรี', 'เช่น 1,234.50', 'such as 1,234.50'],
      [{ amount: 1, currency: 'THB', tax: 7 }, 'ไม่รู้จัก', 'Unknown'],
    ],
    shown: [
      [{ amount: 1234567.5, currency: 'THB' }, '1,234,567.50 บาท', '1,234,567.50 THB'],
      [{ amount: -0.05, currency: 'USD' }, '-0.05 USD', '-0.05 USD'],
      [{ amount: 9800, currency: 'JPY' }, '9,800 JPY', '9,800 JPY'],
    ],
    asked: ['100', '1,000 บาท', '50 USD', '-5', 'x'],
  },
  percent: {
    type: { name: 'percent', decimals: 2 },
    spelled: [
      [7, 7],
      ['7.25%', 7.25],
      ['๑๐ %', 10],
    ],
    refused: [
      [7.125, 'ทศนิยมได้ไม่เกิน 2', 'at most 2 decimals'],
      ['ครึ่งหนึ่ง', 'เช่น 7.5', 'such as 7.5'],
      [{ percent: 5 }, 'ตัวเลข', 'number'],
    ],
    shown: [
      [7.5, '7.5%', '7.5%'],
      [-100, '-100%', '-100%'],
    ],
    asked: ['7', '7.5%', '0', 'x'],
  },
  duration: {
    type: 'duration',
    spelled: [
      ['PT90M', 'PT1H30M'],
      ['1:30', 'PT1H30M'],
      ['1:00:05', 'PT1H5S'],
      ['๒ ชั่วโมง ๑๕ นาที', 'PT2H15M'],
      ['1 week 2 days', 'P9D'],
      ['PT36H', 'P1DT12H'],
      ['0 นาที', 'PT0S'],
      ['1.5 h', 'PT1H30M'],
    ],
    refused: [
      ['P1M', 'ระยะเวลา', 'must be a duration'],
      ['นาน', 'ระยะเวลา', 'must be a duration'],
      ['1 ชม. กว่า', 'ระยะเวลา', 'must be a duration'],
      [90, 'ระยะเวลา', 'must be a duration'],
    ],
    shown: [
      ['P1DT12H', '1 วัน 12 ชม.', '1 d 12 h'],
      ['PT1H5.5S', '1 ชม. 5.5 วินาที', '1 h 5.5 s'],
      ['PT0S', '0 นาที', '0 min'],
    ],
    asked: ['1:30', 'PT2H', '1 วัน', '1 h', 'x'],
  },
  picture: {
    type: 'picture',
    spelled: [
      [' /files/1-2/a.webp ', '/files/1-2/a.webp'],
      ['https://example.com/a.png', 'https://example.com/a.png'],
    ],
    refused: [
      ['javascript:alert(1)', 'ต้องเป็นรูปของเว็บไซต์นี้', 'a picture of this site'],
      ['//evil.test/a.png', 'ต้องเป็นรูปของเว็บไซต์นี้', 'a picture of this site'],
    ],
    shown: [['/files/1-2/a.webp', '/files/1-2/a.webp', '/files/1-2/a.webp']],
    asked: ['/files/1-2/a.webp', 'a.webp'],
  },
  color: {
    type: 'color',
    spelled: [
      ['#0F766E', '#0f766e'],
      ['abc', '#aabbcc'],
      [' #0f766e80 ', '#0f766e80'],
    ],
    refused: [
      ['green', 'รหัสสีไม่ถูกต้อง', 'is not a colour'],
      ['#12345', 'รหัสสีไม่ถูกต้อง', 'is not a colour'],
      ['url(javascript:1)', 'รหัสสีไม่ถูกต้อง', 'is not a colour'],
    ],
    shown: [['#0f766e', '#0f766e', '#0f766e']],
    asked: ['#0F766E', 'abc', 'green'],
  },
  tags: {
    type: 'tags',
    spelled: [
      [
        ['  ISO  45001 ', 'iso 45001', '#งานที่สูง'],
        ['iso 45001', 'งานที่สูง'],
      ],
      ['นํ้า, น้ำ, เเม่', ['น้ำ', 'แม่']],
    ],
    refused: [
      [['ก'.repeat(51)], 'ค่า รายการที่ 1 ยาวได้ไม่เกิน 50', '50'],
      [Array.from({ length: 51 }, (_, index) => `t${index}`), '50', '50'],
      [[{ tag: 'x' }], 'ข้อความ', 'string'],
    ],
    shown: [[['น้ำ', 'iso 45001'], 'น้ำ, iso 45001', 'น้ำ, iso 45001']],
    asked: ['น้ำ', 'ISO 45001', 'นํ้า,แม่', ','],
  },
  multilingual: {
    type: { name: 'multilingual', languages: ['th', 'en'], maxLength: 50 },
    spelled: [
      ['ปากกา', { th: 'ปากกา' }],
      ['Pen', { en: 'Pen' }],
      [{ th: ' ปากกา ', en: '' }, { th: 'ปากกา' }],
    ],
    refused: [
      [{ th: 'ก'.repeat(51) }, '50', '50'],
      [{ th: 'ปากกา', ja: 'ペン' }, 'ไม่รู้จัก', 'Unknown'],
      [7, 'ข้อความ', 'a text'],
    ],
    shown: [
      [{ th: 'ปากกา', en: 'Pen' }, 'ปากกา', 'Pen'],
      [{ th: 'ปากกา' }, 'ปากกา', 'ปากกา'],
    ],
    asked: ['ปากกา', 'PEN', 'ยาง ลบ', ''],
  },
  address: {
    type: 'address',
    spelled: [
      ['99/1 ถนนสุขุมวิท แขวงคลองเตย เขตคลองเตย กทม. ๑๐๑๑๐', { line: '99/1 ถนนสุขุมวิท', ...bangkok }],
      [
        { ...bangkok, line: ' 1  หมู่ 2 ' },
        { ...bangkok, line: '1 หมู่ 2' },
      ],
      [
        {
          NO: '7',
          MOO: '3',
          ROAD_TH: 'พระราม 4',
          SOI_TH: 'n/a',
          subdistrict: 'คลองเตย',
          district: 'คลองเตย',
          province: 'กรุงเทพมหานคร',
          zipcode: '10110',
        },
        { ...bangkok, line: '7 หมู่ 3 ถนนพระราม 4' },
      ],
      [
        'ต.สุเทพ อ.เมืองเชียงใหม่ จ.เชียงใหม่ 50200',
        { subdistrict: 'สุเทพ', district: 'เมืองเชียงใหม่', province: 'เชียงใหม่', postcode: '50200' },
      ],
    ],
    refused: [
      [{ province: 'กรุงเทพมหานคร' }, 'กรุณาระบุ', 'is required'],
      [{ ...bangkok, postcode: '1011' }, '5 หลัก', 'must be 5 digits'],
      [{ NO: '99/1' }, 'กรุณาระบุตำบล/แขวง', "'Subdistrict' is required"],
      ['กลางทุ่งนา', 'กรอกตำบล อำเภอ', 'needs subdistrict'],
    ],
    shown: [
      [
        { ...bangkok, line: '99/1' },
        '99/1 แขวงคลองเตย เขตคลองเตย กรุงเทพมหานคร 10110',
        '99/1 แขวงคลองเตย เขตคลองเตย กรุงเทพมหานคร 10110',
      ],
      [
        { subdistrict: 'สุเทพ', district: 'เมืองเชียงใหม่', province: 'เชียงใหม่', postcode: '50200' },
        'ตำบลสุเทพ อำเภอเมืองเชียงใหม่ จังหวัดเชียงใหม่ 50200',
        'ตำบลสุเทพ อำเภอเมืองเชียงใหม่ จังหวัดเชียงใหม่ 50200',
      ],
    ],
    asked: ['คลองเตย', '50200', 'ภูเก็ต', ''],
  },
  geo: {
    type: 'geo',
    spelled: [
      ['13.7563, 100.5018', { lat: 13.7563, lon: 100.5018 }],
      ['(๑๓.๗๕, ๑๐๐.๕)', { lat: 13.75, lon: 100.5 }],
      [
        { lat: 18.796143212345, lon: 98.97926 },
        { lat: 18.7961432, lon: 98.97926 },
      ],
      [
        { lat: -0, lon: 180 },
        { lat: 0, lon: 180 },
      ],
    ],
    refused: [
      [{ lat: 90.1, lon: 0 }, 'ไม่เกิน 90', 'at most 90'],
      [{ lat: 0, lon: -181 }, 'ไม่น้อยกว่า -180', 'at least -180'],
      [{ lat: 13 }, 'กรุณาระบุ', 'is required'],
      ['ใกล้วัด', 'เช่น 13.7563, 100.5018', 'such as 13.7563, 100.5018'],
    ],
    shown: [[{ lat: 13.7563, lon: 100.5018 }, '13.7563, 100.5018', '13.7563, 100.5018']],
    asked: ['13.75, 100.5 5km', '13.75,100.5', '18.8, 98.9 ๑๕ กม.', '0,0 900m', 'ใกล้วัด'],
  },
  rich_text: {
    type: 'rich_text',
    spelled: [
      ['<p>สวัสดี <b>ครับ</b></p>', '<p>สวัสดี <b>ครับ</b></p>'],
      ['<p onclick="x()">ก<script>alert(1)</script></p>', '<p>ก</p>'],
      ['<a href="javascript:alert(1)">ข</a>', '<a>ข</a>'],
      ['<img src=x onerror=alert(1)>ค', '<img alt="" src="x" />ค'],
    ],
    refused: [
      ['ก'.repeat(100_001), '100,000', '100,000'],
      [7, 'ข้อความ', 'a text'],
    ],
    shown: [['<h2>หัวข้อ</h2><ul><li>ก &amp; ข</li><li>ค</li></ul>', 'หัวข้อ\nก & ข\nค', 'หัวข้อ\nก & ข\nค']],
    asked: ['สวัสดี', 'ก & ข', 'ค', ''],
  },
  json: {
    type: 'json',
    spelled: [
      [{ a: [1, { b: null }] }, { a: [1, { b: null }] }],
      [
        [1, 2],
        [1, 2],
      ],
    ],
    refused: [],
    shown: [[{ a: 1 }, '{"a":1}', '{"a":1}']],
    asked: [],
  },
  flow: {
    type: 'flow',
    spelled: [[{ steps: [{ uid: 'a', code: 'stop' }] }, { steps: [{ uid: 'a', code: 'stop' }] }]],
    refused: [],
    shown: [[{ steps: [{ uid: 'a', code: 'loop', steps: [{ uid: 'b', code: 'stop' }] }] }, '2 ขั้นตอน', '2 steps']],
    asked: [],
  },
  signature: {
    type: 'signature',
    spelled: [],
    refused: [
      [{ path: 'M0 0L1 1" onload="x', width: 300, height: 100 }, 'รูปแบบ', 'invalid format'],
      [{ path: 'M0 0', width: 300 }, 'กรุณาระบุ', 'is required'],
      ['สมชาย', 'ลงลายเซ็น', 'signed by hand'],
    ],
    shown: [],
    asked: [],
  },
  file: { type: { name: 'file', items: 2 }, ...ofFiles },
  image: { type: { name: 'image', items: 2 }, ...ofFiles },
};
