/** What a screen reader is told while something is dragged. */
export const dragTexts = {
  dragHelp: {
    th: 'กดเว้นวรรคเพื่อยก ใช้ลูกศรเลือกที่วาง กดเว้นวรรคเพื่อวาง หรือ Esc เพื่อยกเลิก',
    en: 'Press space to lift, arrows to choose a place, space to drop, Escape to put back',
  },
  lifted: { th: 'ยก “{title}” แล้ว', en: 'Lifted “{title}”' },
  over: { th: 'อยู่เหนือ {place}', en: 'Over {place}' },
  dropped: { th: 'วางที่ {place}', en: 'Dropped on {place}' },
  putBack: { th: 'วางกลับที่เดิม', en: 'Put back' },
};
