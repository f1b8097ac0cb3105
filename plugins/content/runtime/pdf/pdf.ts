import { defineWidget } from 'sala/schemas';

export const widget = defineWidget({
  type: 'pdf',
  title: { th: 'เอกสาร PDF', en: 'PDF document' },
  description: { th: 'เอกสารให้ดาวน์โหลด หรืออ่านเต็มหน้าจอ', en: 'A document to download, or to read on the full screen' },
  icon: 'file-text',
  category: 'content',
  version: 1,
  aliases: ['PDF'],
  hydrate: ({ display }) => (display === 'preview' ? 'touch' : 'never'),
  props: {
    type: 'object',
    properties: {
      fileurl: {
        type: 'string',
        default: '',
        maxLength: 2000,
        'x-title': { th: 'ไฟล์สำหรับดาวน์โหลด', en: 'File to download' },
        'x-control': 'file',
        'x-bind': true,
        'x-group': 'content',
      },
      filename: {
        type: 'string',
        default: '',
        maxLength: 200,
        'x-title': { th: 'ชื่อเอกสาร', en: 'Name of the document' },
        'x-bind': true,
        'x-group': 'content',
      },
      display: {
        type: 'string',
        enum: ['download', 'preview'],
        default: 'download',
        'x-title': { th: 'เมื่อกด', en: 'When pressed' },
        'x-enum-titles': {
          download: { th: 'ดาวน์โหลด', en: 'Download' },
          preview: { th: 'เปิดอ่านเต็มหน้าจอ', en: 'Open on the full screen' },
        },
        'x-group': 'behaviour',
      },
      url: {
        type: 'string',
        default: '',
        maxLength: 2000,
        'x-title': { th: 'ไฟล์สำหรับอ่าน', en: 'File to read' },
        'x-help': {
          th: 'เว้นว่างไว้เพื่อใช้ไฟล์เดียวกับที่ดาวน์โหลด ต้องเป็นไฟล์ของเว็บไซต์นี้จึงเปิดในหน้าได้',
          en: 'Leave empty for the file to download. Only a file of this site can be opened in the page',
        },
        'x-control': 'file',
        'x-bind': true,
        'x-when': { display: 'preview' },
        'x-group': 'content',
      },
      canDownload: {
        type: 'boolean',
        default: true,
        'x-title': { th: 'ให้ดาวน์โหลดขณะอ่าน', en: 'May be downloaded while reading' },
        'x-help': {
          th: 'ซ่อนปุ่มดาวน์โหลดเท่านั้น ผู้ที่เปิดอ่านได้ย่อมเก็บไฟล์ได้',
          en: 'Only hides the button: whoever can read a file can keep it',
        },
        'x-when': { display: 'preview' },
        'x-group': 'behaviour',
      },
      watermark: {
        type: 'string',
        default: { th: 'สิทธิ์การใช้งานดิจิทัลของสถาบัน', en: 'Licensed for digital use by the academy' },
        maxLength: 120,
        'x-title': { th: 'ลายน้ำขณะอ่าน', en: 'Watermark while reading' },
        'x-bind': true,
        'x-when': { display: 'preview' },
        'x-group': 'look',
      },
    },
  },
});
