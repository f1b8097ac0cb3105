import { defineWidget } from 'sala/schemas';
import { checkUpload } from '../../shared/checkUpload.ts';
import { fieldProps } from '../../shared/fieldProps.ts';
import { defaultRules, readUploadRules } from '../../shared/uploadRules.ts';

export const widget = defineWidget({
  type: 'upload',
  title: { th: 'อัปโหลดไฟล์', en: 'File upload' },
  description: {
    th: 'แนบไฟล์หรือรูปถ่าย ลากวางได้ หยุดและทำต่อได้',
    en: 'Files or photos, dropped or chosen; sending can pause and go on',
  },
  icon: 'upload',
  category: 'form',
  version: 1,
  field: true,
  hydrate: 'load',
  check: checkUpload,
  upload: { limits: readUploadRules },
  props: {
    type: 'object',
    properties: {
      ...fieldProps({ th: 'แนบไฟล์', en: 'Files' }),
      fileTypeLimit: {
        type: ['array', 'string'],
        default: ['jpg', 'jpeg', 'png', 'webp', 'pdf'],
        'x-title': { th: 'ชนิดไฟล์ที่รับ', en: 'File types' },
        'x-help': {
          th: 'นามสกุลไฟล์ ตัวพิมพ์เล็กหรือใหญ่ก็ได้ เว้นว่างไว้เพื่อรับทุกชนิดที่ระบบรองรับ',
          en: 'Endings of file names, in any case. Leave empty to take every type that is known',
        },
        items: { type: 'string', default: '', maxLength: 10, 'x-title': { th: 'นามสกุล', en: 'Ending' } },
        'x-group': 'behaviour',
      },
      fileSizeLimit: {
        type: 'number',
        minimum: 0.1,
        maximum: 512,
        default: defaultRules.megabytes,
        'x-title': { th: 'ขนาดไม่เกิน (MB ต่อไฟล์)', en: 'Size limit (MB a file)' },
        'x-group': 'behaviour',
      },
      multipleFiles: {
        type: 'boolean',
        default: true,
        'x-title': { th: 'แนบได้หลายไฟล์', en: 'Several files' },
        'x-group': 'behaviour',
      },
      itemLimit: {
        type: 'integer',
        minimum: 1,
        maximum: 100,
        default: defaultRules.items,
        'x-title': { th: 'จำนวนไฟล์ไม่เกิน', en: 'File limit' },
        'x-when': { multipleFiles: true },
        'x-group': 'behaviour',
      },
    },
  },
});
