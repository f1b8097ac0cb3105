import { defineProps, defineWidget, prop } from 'sala/schemas';
import * as contentWords from '../../shared/contentWords.ts';
import { placeholderProp, videoProps, videoRatioProp } from '../../shared/mediaProps.ts';
import { readVideo } from '../../shared/readVideo.ts';

export const widget = defineWidget({
  type: 'video',
  title: contentWords.video,
  description: { th: 'ไฟล์วิดีโอหรือวิดีโอจาก YouTube มีคำบรรยายได้', en: 'A video file or YouTube, with subtitles' },
  icon: 'film',
  category: 'content',
  version: 1,
  aliases: ['Video'],
  // A plain player needs no script; autoplay observes visibility and the motion setting.
  hydrate: ({ url, autoplay }) => {
    if (typeof url === 'string' && readVideo(url)?.kind === 'youtube') return 'touch';
    return autoplay === true ? 'visible' : 'never';
  },
  starts: { placeholder: 'film' },
  props: defineProps({
    url: prop.file(contentWords.videoAddress, {
      help: { th: 'ไฟล์วิดีโอ หรือลิงก์ YouTube', en: 'A video file, or a YouTube link' },
    }),
    title: videoProps.title,
    caption: videoProps.caption,
    poster: videoProps.poster,
    tracks: prop.list(
      { th: 'ไฟล์คำบรรยาย (VTT)', en: 'Subtitle files (VTT)' },
      {
        url: prop.file({ th: 'ไฟล์', en: 'File' }, { bind: false }),
        language: prop.text({ th: 'รหัสภาษา', en: 'Language code' }, { default: 'th', max: 10 }),
        label: prop.text({ th: 'ชื่อภาษา', en: 'Name of the language' }, { max: 60 }),
      },
      { max: 10 },
    ),
    autoplay: prop.toggle(
      { th: 'เล่นเองเมื่อมองเห็น (ไม่มีเสียง)', en: 'Play when seen (without sound)' },
      {
        help: {
          th: 'ไม่เล่นเองสำหรับผู้ที่ขอลดการเคลื่อนไหว',
          en: 'Not for people who asked for less motion',
        },
      },
    ),
    loop: prop.toggle({ th: 'เล่นวน', en: 'Play again and again' }),
    ratio: videoRatioProp,
    placeholder: placeholderProp,
  }),
});
