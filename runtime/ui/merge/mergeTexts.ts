import type { Text } from '../../../schemas/index.ts';

export const mergeTexts = {
  noConflicts: { th: 'ไม่มีจุดที่ขัดกัน', en: 'Nothing conflicts' },
  conflicts: {
    th: 'แก้ทั้งสองฝั่ง {count} จุด เลือกว่าจะใช้ของใคร',
    en: 'Changed on both sides in {count} places: choose whose to keep',
  },
  kind_value: { th: 'ค่าต่างกัน', en: 'Two values' },
  kind_removedThere: { th: '{other}เอาออกแล้ว แต่คุณแก้ไว้', en: '{other} no longer has it, but you changed it' },
  kind_removedHere: { th: 'คุณเอาออกแล้ว แต่{other}แก้ไข', en: 'You removed it. {other} changed it' },
  kind_moved: { th: 'ย้ายไปคนละที่', en: 'Moved to two places' },
  ours: { th: 'ของเรา', en: 'Ours' },
  theirs: { th: 'ของ{other}', en: '{other}’s' },
  oursKeep: { th: 'เก็บไว้', en: 'Keep it' },
  theirsRemove: { th: 'เอาออก', en: 'Remove it' },
  oursGone: { th: 'ไม่ต้องมี', en: 'Leave it out' },
  theirsBring: { th: 'เอากลับมาตาม{other}', en: 'Bring it back' },
  oursPlace: { th: 'ไว้ที่ของเรา', en: 'Our place' },
  theirsPlace: { th: 'ไว้ที่ของ{other}', en: '{other}’s place' },
} satisfies Record<string, Text>;
