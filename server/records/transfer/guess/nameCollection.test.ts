import { expect, it } from 'vitest';
import { nameCollection } from './nameCollection.ts';

const nameOf = (file: string, ...taken: string[]) => nameCollection(file, (name) => taken.includes(name)).name;

it.each([
  ['Shop customers.xlsx', 'shop_customers'],
  ['ลูกค้า.csv', 'customer'],
  ['รายชื่อลูกค้า 2568 (1).xlsx', 'customer'],
  ['ข้อมูลพนักงานทั้งหมด.csv', 'employee'],
  ['ผลตรวจคุณภาพน้ำ.csv', 'collection_1'],
  ['', 'collection_1'],
  ['user.csv', 'user_2'],
])('a file called %s gives a collection a name that the system can use', (file, name) => {
  expect(nameOf(file)).toBe(name);
});

it('proposes no name that the site has', () => {
  expect(nameOf('ลูกค้า.csv', 'customer')).toBe('customer_2');
  expect(nameOf('ลูกค้า.csv', 'customer', 'customer_2')).toBe('customer_3');
  expect(nameOf('น้ำ.csv', 'collection_1')).toBe('collection_2');
});
