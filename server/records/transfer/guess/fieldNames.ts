import { isFieldName } from '../../../../engine/collection/terms/collectionNames.ts';
import type { Text } from '../../../../schemas/index.ts';

interface KnownHeading {
  name: string;
  title: Text;
  /** Whole headings that mean it, without spaces and marks. */
  called: RegExp;
}

/** Headings that sheets have again and again, with a name for the field and a title in the other language. */
const known: KnownHeading[] = [
  know('no', 'ลำดับ', 'No.', /^(?:ลำดับ(?:ที่)?|ที่|no)$/),
  know('code', 'รหัส', 'Code', /^(?:รหัส(?:สินค้า|ลูกค้า|พนักงาน|นักเรียน|สมาชิก|อ้างอิง)?|code|sku|itemcode)$/),
  know('number', 'เลขที่', 'Number', /^(?:เลขที่(?:เอกสาร|บิล|ใบเสร็จ)?|docno|documentno)$/),
  know('title', 'หัวข้อ', 'Title', /^(?:ชื่อเรื่อง|หัวข้อ|เรื่อง|title|subject)$/),
  know('given_name', 'ชื่อ', 'First name', /^(?:ชื่อจริง|firstname)$/),
  know('family_name', 'นามสกุล', 'Last name', /^(?:นามสกุล|สกุล|lastname|surname)$/),
  know('full_name', 'ชื่อ-นามสกุล', 'Full name', /^(?:ชื่อ(?:และ)?(?:นาม)?สกุล|fullname)$/),
  know(
    'name',
    'ชื่อ',
    'Name',
    /^(?:ชื่อ(?:สินค้า|ลูกค้า|พนักงาน|นักเรียน|สมาชิก|ร้าน|บริษัท|รายการ)?|รายการ|สินค้า|name|item|product)$/,
  ),
  know('nickname', 'ชื่อเล่น', 'Nickname', /^(?:ชื่อเล่น|nickname)$/),
  know(
    'phone',
    'โทรศัพท์',
    'Telephone',
    /^(?:(?:เบอร์|หมายเลข)?(?:โทร(?:ศัพท์)?|มือถือ|ติดต่อ)|โทรศัพท์มือถือ|เบอร์|phone|tel|telephone|mobile)$/,
  ),
  know('email', 'อีเมล', 'Email', /^(?:อีเมล์?|email)$/),
  know('address', 'ที่อยู่', 'Address', /^(?:ที่อยู่|address)$/),
  know('province', 'จังหวัด', 'Province', /^(?:จังหวัด|province)$/),
  know('district', 'อำเภอ', 'District', /^(?:อำเภอ|เขต|อำเภอเขต|district)$/),
  know('subdistrict', 'ตำบล', 'Subdistrict', /^(?:ตำบล|แขวง|ตำบลแขวง|subdistrict)$/),
  know('postcode', 'รหัสไปรษณีย์', 'Postal code', /^(?:รหัสไปรษณีย์|postalcode|postcode|zip|zipcode)$/),
  know('tax_id', 'เลขประจำตัวผู้เสียภาษี', 'Tax number', /^(?:เลข(?:ประจำตัว)?ผู้เสียภาษี|taxid|taxnumber)$/),
  know(
    'citizen_id',
    'เลขประจำตัวประชาชน',
    'Citizen number',
    /^(?:เลข(?:ที่)?(?:ประจำตัว|บัตร)ประชาชน|บัตรประชาชน|citizenid)$/,
  ),
  know('category', 'หมวด', 'Category', /^(?:หมวด(?:หมู่)?|ประเภท(?:สินค้า)?|กลุ่ม|category|group)$/),
  know('kind', 'ชนิด', 'Kind', /^(?:ชนิด|แบบ|type|kind)$/),
  know('quantity', 'จำนวน', 'Quantity', /^(?:จำนวน|ปริมาณ|qty|quantity)$/),
  know('unit', 'หน่วย', 'Unit', /^(?:หน่วย(?:นับ)?|unit)$/),
  know('price', 'ราคา', 'Price', /^(?:ราคา(?:ขาย|ต่อหน่วย)?|price|unitprice)$/),
  know('cost', 'ต้นทุน', 'Cost', /^(?:ต้นทุน|ทุน|cost)$/),
  know('amount', 'จำนวนเงิน', 'Amount', /^(?:จำนวนเงิน|ยอดเงิน|ยอด|มูลค่า|amount)$/),
  know('total', 'รวม', 'Total', /^(?:รวม(?:เงิน|ทั้งสิ้น|ทั้งหมด)?|ยอดรวม|total)$/),
  know('salary', 'เงินเดือน', 'Salary', /^(?:เงินเดือน|salary)$/),
  know('discount', 'ส่วนลด', 'Discount', /^(?:ส่วนลด|discount)$/),
  know('date', 'วันที่', 'Date', /^(?:วันที่|วัน|date)$/),
  know('starts_on', 'วันที่เริ่ม', 'Start date', /^(?:วัน(?:ที่)?เริ่ม(?:งาน|ต้น)?|startdate)$/),
  know('ends_on', 'วันที่สิ้นสุด', 'End date', /^(?:วัน(?:ที่)?(?:สิ้นสุด|หมดอายุ)|enddate|expirydate)$/),
  know('due_date', 'กำหนดส่ง', 'Due date', /^(?:กำหนด(?:ส่ง|ชำระ)?|ครบกำหนด|duedate)$/),
  know('birth_date', 'วันเกิด', 'Birth date', /^(?:วันเกิด|วันเดือนปีเกิด|birthdate|birthday|dob)$/),
  know('time', 'เวลา', 'Time', /^(?:เวลา|time)$/),
  know('status', 'สถานะ', 'Status', /^(?:สถานะ|status)$/),
  know('note', 'หมายเหตุ', 'Note', /^(?:หมายเหตุ|โน้ต|note|notes|remark|remarks)$/),
  know('description', 'รายละเอียด', 'Description', /^(?:รายละเอียด|คำอธิบาย|description|details?)$/),
  know('department', 'แผนก', 'Department', /^(?:แผนก|ฝ่าย|department)$/),
  know('position', 'ตำแหน่ง', 'Position', /^(?:ตำแหน่ง(?:งาน)?|position)$/),
  know('gender', 'เพศ', 'Gender', /^(?:เพศ|gender|sex)$/),
  know('age', 'อายุ', 'Age', /^(?:อายุ|age)$/),
  know('website', 'เว็บไซต์', 'Website', /^(?:เว็บไซต์|เว็บ|website|url)$/),
];

function know(name: string, th: string, en: string, called: RegExp): KnownHeading {
  return { name, title: { th, en }, called };
}

export interface NamedColumn {
  name: string;
  title: Text;
}

/** Names and titles for the columns of a sheet, no two alike: of known headings, of Latin letters, else by their places. */
export function nameColumns(headings: readonly string[]): NamedColumn[] {
  const taken = new Set<string>();
  return headings.map((heading, at) => {
    const found = known.find(({ called }) => called.test(loose(heading)));
    const wanted = found?.name ?? slug(heading);
    const base = wanted !== '' && isFieldName(wanted) ? wanted : `field_${at + 1}`;
    const name = taken.has(base) ? `${base.slice(0, 50)}_${at + 1}` : base;
    taken.add(name);
    return { name, title: titleOf(heading, found, at) };
  });
}

/** The heading in its own language; the other one where it is known. */
function titleOf(heading: string, found: KnownHeading | undefined, at: number): Text {
  if (heading === '') return { th: `คอลัมน์ ${at + 1}`, en: `Column ${at + 1}` };
  const text = heading.slice(0, longestTitle);
  if (!found) return { th: text, en: text };
  return /[ก-๙]/.test(text) ? { th: text, en: found.title.en } : { th: found.title.th, en: text };
}

export const longestTitle = 100;

/** Latin letters, digits and `_` of a text; nothing of a Thai one. */
export function slug(text: string): string {
  if (/[ก-๙]/.test(text)) return '';
  return text
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '_')
    .replace(/^[\d_]+|_+$/g, '')
    .slice(0, 50);
}

function loose(text: string): string {
  return text.toLowerCase().replace(/[\s\p{P}\p{S}]+/gu, '');
}
