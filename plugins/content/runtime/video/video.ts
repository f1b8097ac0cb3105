import { defineWidget } from 'sala/schemas';
import { readVideo } from '../../shared/readVideo.ts';

export const widget = defineWidget({
  type: 'video',
  title: { th: 'วิดีโอ', en: 'Video' },
  description: { th: 'ไฟล์วิดีโอหรือวิดีโอจาก YouTube มีคำบรรยายได้', en: 'A video file or YouTube, with subtitles' },
  icon: 'film',
  category: 'content',
  version: 1,
  aliases: ['Video'],
  // A plain player needs no script; one that starts by itself watches whether it is seen and whether motion is wanted.
  hydrate: ({ url, autoplay }) => {
    if (typeof url === 'string' && readVideo(url)?.kind === 'youtube') return 'touch';
    return autoplay === true ? 'visible' : 'never';
  },
  props: {
    type: 'object',
    properties: {
      url: {
        type: 'string',
        default: '',
        maxLength: 2000,
        'x-title': { th: 'ที่อยู่วิดีโอ', en: 'Address of the video' },
        'x-help': { th: 'ไฟล์วิดีโอ หรือลิงก์ YouTube', en: 'A video file, or a YouTube link' },
        'x-control': 'file',
        'x-bind': true,
        'x-group': 'content',
      },
      title: {
        type: 'string',
        default: '',
        maxLength: 300,
        'x-title': { th: 'ชื่อวิดีโอ', en: 'Title' },
        'x-bind': true,
        'x-group': 'content',
      },
      caption: {
        type: 'string',
        default: '',
        maxLength: 500,
        'x-title': { th: 'คำบรรยายใต้วิดีโอ', en: 'Caption' },
        'x-bind': true,
        'x-group': 'content',
      },
      poster: {
        type: 'string',
        default: '',
        maxLength: 2000,
        'x-title': { th: 'ภาพก่อนเล่น', en: 'Picture before playing' },
        'x-control': 'image',
        'x-bind': true,
        'x-group': 'look',
      },
      tracks: {
        type: 'array',
        default: [],
        maxItems: 10,
        'x-title': { th: 'ไฟล์คำบรรยาย (VTT)', en: 'Subtitle files (VTT)' },
        'x-group': 'content',
        items: {
          type: 'object',
          properties: {
            url: {
              type: 'string',
              default: '',
              maxLength: 2000,
              'x-title': { th: 'ไฟล์', en: 'File' },
              'x-control': 'file',
            },
            language: {
              type: 'string',
              default: 'th',
              maxLength: 10,
              'x-title': { th: 'รหัสภาษา', en: 'Language code' },
            },
            label: {
              type: 'string',
              default: '',
              maxLength: 60,
              'x-title': { th: 'ชื่อภาษา', en: 'Name of the language' },
            },
          },
        },
      },
      autoplay: {
        type: 'boolean',
        default: false,
        'x-title': { th: 'เล่นเองเมื่อมองเห็น (ไม่มีเสียง)', en: 'Play when seen (without sound)' },
        'x-help': {
          th: 'ไม่เล่นเองสำหรับผู้ที่ขอลดการเคลื่อนไหว',
          en: 'Not for people who asked for less motion',
        },
        'x-group': 'behaviour',
      },
      loop: {
        type: 'boolean',
        default: false,
        'x-title': { th: 'เล่นวน', en: 'Play again and again' },
        'x-group': 'behaviour',
      },
      ratio: {
        type: 'string',
        enum: ['16/9', '4/3', '1/1', '9/16'],
        default: '16/9',
        'x-title': { th: 'สัดส่วน', en: 'Proportion' },
        'x-enum-titles': {
          '16/9': { th: '16:9', en: '16:9' },
          '4/3': { th: '4:3', en: '4:3' },
          '1/1': { th: 'จัตุรัส', en: 'Square' },
          '9/16': { th: '9:16 แนวตั้ง', en: '9:16 portrait' },
        },
        'x-group': 'look',
      },
    },
  },
});
