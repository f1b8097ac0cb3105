import { largeSampleId, sampleChance, sampleDay } from 'sala/schemas';

const firsts = ['สยาม', 'ไทย', 'รุ่งเรือง', 'เจริญ', 'ทวี', 'มั่นคง', 'อีสเทิร์น', 'บูรพา', 'ธน', 'สหมิตร']
  .concat(['เอเชีย', 'พัฒนา', 'กิจ', 'เพชร', 'ศรี', 'วัฒนา', 'สุวรรณ', 'นคร', 'ปทุม', 'ชัย'])
  .concat(['อมร', 'กรุง', 'ลาน', 'แสง', 'ทรัพย์']);
const seconds = ['การช่าง', 'โลหะกิจ', 'เครื่องกล', 'ออโต้พาร์ท', 'คอนเวเยอร์', 'แพ็คกิ้ง', 'วิศวกรรม', 'ก่อสร้าง']
  .concat(['อุตสาหกรรม', 'ซัพพลาย', 'เทรดดิ้ง', 'แมชชีนเนอรี่', 'พลาสติก', 'ฟู้ดส์', 'การเกษตร', 'โลจิสติกส์'])
  .concat(['ไฮดรอลิก', 'อิเล็กทริก', 'สตีล', 'เฟอร์นิเจอร์']);
const forms: [before: string, behind: string][] = [
  ['บริษัท ', ' จำกัด'],
  ['ห้างหุ้นส่วนจำกัด ', ''],
  ['บริษัท ', ' (ประเทศไทย) จำกัด'],
  ['ร้าน', ''],
];
const people = ['วิรัช', 'อรทัย', 'สมพงษ์', 'นภา', 'ปรีชา', 'กมล', 'สุนีย์', 'ธีรพล', 'มาลี', 'อนุชา'];
const families = ['ทองสุข', 'ศรีวงศ์', 'เกิดผล', 'บุญมา', 'แก้วใส', 'วงศ์ใหญ่', 'พรหมดี'];
const provinces = ['กรุงเทพมหานคร', 'สมุทรปราการ', 'ชลบุรี', 'ระยอง', 'ฉะเชิงเทรา', 'ปทุมธานี'].concat([
  'พระนครศรีอยุธยา',
  'นครราชสีมา',
  'ขอนแก่น',
  'เชียงใหม่',
  'สงขลา',
  'นครปฐม',
  'สระบุรี',
]);
const groups = ['retail', 'retail', 'wholesale', 'distributor', 'vip'];

const orderCount = 8000;
const quotationCount = 3000;
const productCount = 10_000;
const customers = firsts.flatMap((first, row) =>
  seconds.flatMap((second, column) =>
    forms.map(([before, behind], form) => describeCustomer(`${before}${first}${second}${behind}`, [row, column, form])),
  ),
);

/** By age in days: older sales are further along. */
const states: [days: number, states: string[]][] = [
  [7, ['draft', 'pending', 'quoted', 'confirmed', 'pending']],
  [21, ['confirmed', 'processing', 'shipped', 'processing']],
  [60, ['invoiced', 'delivered', 'shipped', 'cancelled', 'delivered']],
  [400, ['complete', 'complete', 'complete', 'invoiced', 'complete', 'cancelled', 'complete', 'returned']],
];

const chance = sampleChance(11);

/** 2,000 customers of a factory with their orders and quotations of a year. */
export const samples = [
  {
    site: 'factory',
    records: {
      customer: customers,
      sales: Array.from({ length: orderCount }, (_, index) => {
        const age = ageOf(index, orderCount);
        const possible = states.find(([days]) => age < days)?.[1] ?? ['complete'];
        return {
          ...describeDeal(),
          state: possible[chance(possible.length)],
          order_date: sampleDay(-age),
          due_date: sampleDay(7 + chance(4) * 7 - age),
          priority: ['normal', 'normal', 'high', 'normal', 'urgent', 'low'][chance(6)],
          payment_term: 'credit_30',
        };
      }),
      quotation: Array.from({ length: quotationCount }, (_, index) => {
        const age = ageOf(index, quotationCount);
        const possible = age < 30 ? ['draft', 'sent', 'acknowledged', 'sent'] : ['accepted', 'rejected', 'expired'];
        return {
          ...describeDeal(),
          state: possible[chance(possible.length)],
          quotation_date: sampleDay(-age),
          valid_until: sampleDay(30 - age),
        };
      }),
    },
  },
];

function describeCustomer(customer_name: string, [row, column, form]: [number, number, number]) {
  const number = (row * seconds.length + column) * forms.length + form;
  return {
    customer_name,
    customer_type: 'company',
    customer_group: groups[(number * 7) % groups.length],
    contact_person: `${people[(number * 3) % people.length]} ${families[(number * 5) % families.length]}`,
    phone: `02-${String(2_000_000 + number * 731)}`,
    email: `office${number + 1}@customers.example.com`,
    province: provinces[(number * 11) % provinces.length],
    state: number % 40 === 39 ? 'inactive' : 'active',
    tax_id: writeTaxId(105_530_000_000 + number * 137),
  };
}

/** A tax number of a company: twelve digits and the one that checks them. */
function writeTaxId(number: number): string {
  const digits = String(number).padStart(12, '0');
  const sum = [...digits].reduce((total, digit, index) => total + Number(digit) * (13 - index), 0);
  return `${digits}${(11 - (sum % 11)) % 10}`;
}

/** The oldest first; sales grow over the year. */
function ageOf(index: number, count: number): number {
  return Math.round(364 * (1 - (index + 0.5) / count) ** 1.2);
}

/** Some customers and products are asked for much more often than others. */
function describeDeal() {
  const often = (count: number) => Math.floor((chance(count) * chance(count)) / count) + 1;
  return {
    customer_id: largeSampleId('customer', often(customers.length)),
    items: Array.from({ length: 1 + chance(6) }, () => ({
      product_id: largeSampleId('product', often(productCount)),
      quantity: 1 + chance(60),
    })),
  };
}
