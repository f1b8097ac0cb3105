import type { Text } from 'sala/schemas';
import * as formsWords from '../../shared/formsWords.ts';

export const addressTexts = {
  find: { th: 'ค้นหาจากรหัสไปรษณีย์หรือตำบล/แขวง', en: 'Find by postal code or subdistrict' },
  findExample: { th: 'เช่น 10900 หรือ บางรัก', en: 'Such as 10900 or บางรัก' },
  findAgain: { th: 'ค้นหาใหม่', en: 'Search again' },
  findHelp: {
    th: 'พิมพ์อย่างน้อย 2 ตัวอักษร แล้วเลือก ระบบจะกรอกจังหวัดถึงรหัสไปรษณีย์ให้',
    en: 'Type at least 2 characters and choose: province to postal code are filled in.',
  },
  NO: { th: 'บ้านเลขที่', en: 'House number' },
  wholeLine: { th: 'บ้านเลขที่ อาคาร ซอย ถนน', en: 'House, building, soi and road' },
  MOO: { th: 'หมู่ที่', en: 'Moo' },
  SOI_TH: { th: 'ซอย', en: 'Soi' },
  BUILDING_TH: { th: 'อาคาร/หมู่บ้าน', en: 'Building or village' },
  ROAD_TH: { th: 'ถนน', en: 'Road' },
  province: { th: 'จังหวัด', en: 'Province' },
  district: { th: 'อำเภอ/เขต', en: 'District' },
  subdistrict: { th: 'ตำบล/แขวง', en: 'Subdistrict' },
  zipcode: formsWords.postalCode,
  taX_ID: formsWords.taxId,
  owneR_NAME_TH: { th: 'ชื่อผู้เสียภาษี', en: 'Name for the tax invoice' },
  choose: formsWords.pleaseChoose,
  loading: { th: 'กำลังโหลด', en: 'Loading' },
  failed: {
    th: 'โหลดรายการไม่ได้ กรุณาพิมพ์ชื่อเอง',
    en: 'The list could not be loaded. Please type the names.',
  },
} satisfies Record<string, Text>;
