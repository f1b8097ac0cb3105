import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { countTextLines } from '../../engine/document/measure/countTextLines.ts';
import { openBrowser } from '../support/browser.ts';
import { createRandom, pick } from '../support/randomJson.ts';
import { drawFilled, shippedDocuments } from './shippedDocuments.ts';

let browser: Browser;
beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(() => browser?.close());

const texts = [
  'เครื่องพิมพ์เลเซอร์มัลติฟังก์ชันขาวดำ ความเร็ว 40 แผ่นต่อนาที พร้อมถาดกระดาษเพิ่ม (รับประกันศูนย์ 3 ปี)',
  'ผ้าเบรกหน้า/หลังสำหรับรถกระบะ Toyota Hilux Revo 2.4-2.8 ปี 2015-2023',
  'International Heavy Machinery and Spare Parts Manufacturing (Thailand) Public Company Limited',
  'สายไฟ VCT 2x1.5 ตร.มม. มอก.11-2553 ยาว 100 เมตร/ม้วน สีดำ #IEC-60502 @ 25% off',
  'เลขที่ 999/123-125 หมู่บ้านอุตสาหกรรมนิคมพัฒนา ซอยสุขสวัสดิ์ 99/1 แยก 12 ถนนสุขสวัสดิ์ แขวงบางปะกอก เขตราษฎร์บูรณะ กรุงเทพมหานคร 10140',
  'กระดาษถ่ายเอกสาร A4 80 แกรม 500 แผ่น/รีม จำนวน 5 รีม/กล่อง ตราช้าง',
  'น้ำยาทำความสะอาดเครื่องจักรอุตสาหกรรมชนิดเข้มข้นพิเศษไม่มีกลิ่นฉุนปลอดภัยต่อผู้ใช้งานและสิ่งแวดล้อม',
  'AB-387652124-XYZ-000000000000001234567890-LONGCODE',
  'ปุ๋ยอินทรีย์ชีวภาพสูตรเร่งดอกเร่งผล ตรากระต่ายคู่ ขนาด 50 กก.\nห้ามวางกลางแจ้ง',
  'somchai.wongsawat@purchasing.department.example.co.th',
  'ค่าบริการติดตั้งและฝึกอบรมพนักงาน (ครึ่งวัน) — ไม่รวมค่าเดินทาง “นอกเขต” ๑๒๓',
  'Stainless-steel hexagon bolt M8×40, DIN 933, A2-70 (100 pcs/box)',
  'ฎีกา ฐานบัญญัติ ญาติผู้ใหญ่ ฒ ณ ฌ ฬ วัฒนธรรม ปฏิบัติการ ปรัชญา สัญญาณ',
];

it('never counts fewer lines than a browser draws, and seldom more', async () => {
  const [shipped] = shippedDocuments;
  if (!shipped) throw new Error('there is no document');
  const page = await browser.newPage();
  await page.setContent(drawFilled(shipped, { seed: 1, lines: 1 }).html);
  const random = createRandom(7);
  const wanted = Array.from({ length: 1500 }, () => {
    const words = Array.from({ length: 1 + Math.floor(random() * 3) }, () => pick(random, texts));
    const from = Math.floor(random() * 8);
    const text = words
      .join(' ')
      .split(' ')
      .slice(from, from + 1 + Math.floor(random() * 12))
      .join(' ');
    return { text: text || 'ชิ้น', width: 40 + Math.floor(random() * 300), size: pick(random, [11, 12]) };
  });
  const drawn = await page.evaluate(countDrawn, wanted);
  const counted = wanted.map(({ text, ...column }) => countTextLines(text, column));
  const fewer = wanted.flatMap((each, at) => {
    const lines = drawn[at] ?? 0;
    return (counted[at] ?? 0) < lines ? [`${counted[at]} for ${lines}: ${each.width}, ${each.text}`] : [];
  });
  expect(fewer).toEqual([]);
  const sum = (numbers: readonly number[]) => numbers.reduce((all, each) => all + each, 0);
  expect(sum(counted) / sum(drawn)).toBeLessThan(1.06);
  await page.close();
});

/** How many lines each text takes; runs in the browser. */
async function countDrawn(wanted: readonly { text: string; width: number; size: number }[]): Promise<number[]> {
  const page = document.querySelector('.page');
  await document.fonts.ready;
  return wanted.map(({ text, width, size }) => {
    const box = document.createElement('div');
    box.style.cssText = `width: ${width}px; font-size: ${size}px; line-height: 15px; white-space: pre-line; font-variant-numeric: tabular-nums; position: absolute`;
    box.textContent = text;
    page?.append(box);
    const lines = Math.round(box.getBoundingClientRect().height / 15);
    box.remove();
    return lines;
  });
}
