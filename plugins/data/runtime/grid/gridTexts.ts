export const gridTexts = {
  total: { th: 'รวม', en: 'Total' },
  choose: { th: 'เลือก {name}', en: 'Choose {name}' },
  chooseAll: { th: 'เลือกทั้งหน้า', en: 'Choose the whole page' },
  sortBy: { th: 'เรียงตาม{title}', en: 'Sort by {title}' },
};
