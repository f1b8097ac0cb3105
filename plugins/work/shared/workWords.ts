export const myWork = { th: 'งานของฉัน', en: 'My work' };
export const lately = { th: 'เปิดล่าสุด', en: 'Recent' };
export const starred = { th: 'ติดดาวไว้', en: 'Starred' };
export const screens = { th: 'หน้าจอของฉัน', en: 'My screens' };
export const showAll = { th: 'ดูทั้งหมด', en: 'Show all' };
