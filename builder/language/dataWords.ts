/** What a query answers. */
export const dataWords = {
  th: {
    queryResult: 'ผลลัพธ์ตอนนี้',
    queryFound: 'พบ {count} รายการ ใช้เวลา {time} มิลลิวินาที',
    queryFirst: 'แสดง {count} รายการแรก',
    queryNothing: 'ไม่พบรายการที่ตรงกับเงื่อนไข',
    queryFailed: 'อ่านข้อมูลไม่ได้: {reason}',
    queryOffline: 'ติดต่อเซิร์ฟเวอร์ไม่ได้',
    queryByPage: 'ผลขึ้นอยู่กับหน้าที่เปิด ({names}) จึงยังแสดงตรงนี้ไม่ได้',
  },
  en: {
    queryResult: 'What it finds now',
    queryFound: '{count} found in {time} ms',
    queryFirst: 'The first {count} are shown',
    queryNothing: 'No record meets these conditions',
    queryFailed: 'Cannot be read: {reason}',
    queryOffline: 'the server was not reached',
    queryByPage: 'This depends on the page that is opened ({names}), so it cannot be shown here',
  },
} as const;
