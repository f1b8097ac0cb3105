import { prop } from 'sala/schemas';
import { checkUpload } from '../../shared/checkUpload.ts';
import { defineField } from '../../shared/defineField.ts';
import { defaultRules, readUploadRules } from '../../shared/uploadRules.ts';

export const widget = defineField({
  type: 'upload',
  title: { th: 'อัปโหลดไฟล์', en: 'File upload' },
  description: {
    th: 'แนบไฟล์หรือรูปถ่าย ลากวางได้ หยุดและทำต่อได้',
    en: 'Files or photos, dropped or chosen; sending can pause and go on',
  },
  icon: 'upload',
  check: checkUpload,
  upload: { limits: readUploadRules },
  label: { th: 'แนบไฟล์', en: 'Files' },
  props: {
    fileTypeLimit: {
      type: ['array', 'string'],
      default: ['jpg', 'jpeg', 'png', 'webp', 'pdf'],
      'x-title': { th: 'ชนิดไฟล์ที่รับ', en: 'File types' },
      'x-help': {
        th: 'นามสกุลไฟล์ ตัวพิมพ์เล็กหรือใหญ่ก็ได้ เว้นว่างไว้เพื่อรับทุกชนิดที่ระบบรองรับ',
        en: 'Endings of file names, in any case. Leave empty to take every type that is known',
      },
      items: prop.text({ th: 'นามสกุล', en: 'Ending' }, { max: 10 }),
      'x-group': 'behaviour',
    },
    fileSizeLimit: prop.number(
      { th: 'ขนาดไม่เกิน (MB ต่อไฟล์)', en: 'Size limit (MB a file)' },
      { default: defaultRules.megabytes, min: 0.1, max: 512 },
    ),
    multipleFiles: prop.toggle({ th: 'แนบได้หลายไฟล์', en: 'Several files' }, { default: true }),
    itemLimit: prop.integer(
      { th: 'จำนวนไฟล์ไม่เกิน', en: 'File limit' },
      { default: defaultRules.items, min: 1, max: 100, when: { multipleFiles: true } },
    ),
  },
});
