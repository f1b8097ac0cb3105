import { defineProps, defineWidget, prop } from 'sala/schemas';
import * as contentWords from '../../shared/contentWords.ts';

export const widget = defineWidget({
  type: 'pdf',
  title: contentWords.pdfDocument,
  description: { th: 'เอกสารให้ดาวน์โหลด หรืออ่านเต็มหน้าจอ', en: 'A document to download, or to read on the full screen' },
  icon: 'file-text',
  category: 'content',
  version: 1,
  aliases: ['PDF'],
  hydrate: ({ display }) => (display === 'preview' ? 'touch' : 'never'),
  example: { object: { fileurl: '/example.pdf', filename: { ...contentWords.pdfDocument } } },
  props: defineProps({
    fileurl: prop.file({ th: 'ไฟล์สำหรับดาวน์โหลด', en: 'File to download' }),
    filename: prop.text({ th: 'ชื่อเอกสาร', en: 'Name of the document' }, { max: 200, bind: true }),
    display: prop.choice(
      { th: 'เมื่อกด', en: 'When pressed' },
      {
        download: contentWords.download,
        preview: { th: 'เปิดอ่านเต็มหน้าจอ', en: 'Open on the full screen' },
      },
      { group: 'behaviour' },
    ),
    url: prop.file(
      { th: 'ไฟล์สำหรับอ่าน', en: 'File to read' },
      {
        help: {
          th: 'เว้นว่างไว้เพื่อใช้ไฟล์เดียวกับที่ดาวน์โหลด ต้องเป็นไฟล์ของเว็บไซต์นี้จึงเปิดในหน้าได้',
          en: 'Leave empty for the file to download. Only a file of this site can be opened in the page',
        },
        when: { display: 'preview' },
      },
    ),
    canDownload: prop.toggle(
      { th: 'ให้ดาวน์โหลดขณะอ่าน', en: 'May be downloaded while reading' },
      {
        default: true,
        help: {
          th: 'ซ่อนปุ่มดาวน์โหลดเท่านั้น ผู้ที่เปิดอ่านได้ย่อมเก็บไฟล์ได้',
          en: 'Only hides the button: whoever can read a file can keep it',
        },
        when: { display: 'preview' },
      },
    ),
    watermark: prop.text(
      { th: 'ลายน้ำขณะอ่าน', en: 'Watermark while reading' },
      {
        default: { th: 'สิทธิ์การใช้งานดิจิทัลของสถาบัน', en: 'Licensed for digital use by the academy' },
        max: 120,
        bind: true,
        when: { display: 'preview' },
        group: 'look',
      },
    ),
  }),
});
