import type { Json, LayoutObject, WidgetDefinition } from 'sala/schemas';
import { expect, it } from 'vitest';
import { widget as address } from '../runtime/address/address.ts';
import { widget as datetime } from '../runtime/datetime/datetime.ts';
import { widget as duration } from '../runtime/duration/duration.ts';
import { widget as json } from '../runtime/json/json.ts';
import { widget as money } from '../runtime/money/money.ts';
import { widget as percent } from '../runtime/percent/percent.ts';
import { widget as switched } from '../runtime/switch/switch.ts';

const invoice = {
  ...{ NO: '99/1', MOO: 'n/a', SOI_TH: 'n/a', BUILDING_TH: 'n/a', ROAD_TH: 'n/a' },
  ...{ province: 'กรุงเทพมหานคร', district: 'จตุจักร', subdistrict: 'ลาดยาว', zipcode: '10900' },
  ...{ taX_ID: '0105556012341', owneR_NAME_TH: 'บริษัทตัวอย่าง' },
};
const same = (text: string): [string, string] => [text, text];

it.each<[WidgetDefinition, Json, string | undefined, string | undefined]>([
  [datetime, '2026-12-05', '5 ธ.ค. 2569', '5 Dec 2026'],
  [datetime, '2026-12-05T20:30:00Z', '6 ธ.ค. 2569 03:30', '6 Dec 2026, 03:30'],
  [datetime, 'N/A', 'N/A', 'N/A'],
  [money, { amount: 1250, currency: 'THB' }, '1,250.00 บาท', '1,250.00 THB'],
  [percent, 7, '7%', '7%'],
  [duration, 'PT1H30M', '1 ชม. 30 นาที', '1 h 30 min'],
  [switched, true, 'ใช่', 'Yes'],
  [address, invoice, ...same('99/1 แขวงลาดยาว เขตจตุจักร กรุงเทพมหานคร 10900 · บริษัทตัวอย่าง · 0105556012341')],
  [json, { a: 1 }, undefined, undefined],
])('%# a field tells its answer as people read it', (definition, value, th, en) => {
  const object: LayoutObject = { uid: 'a', type: definition.type, v: 1 };
  expect(definition.say?.(value, object, { language: 'th', timeZone: 'Asia/Bangkok' })).toBe(th);
  expect(definition.say?.(value, object, { language: 'en', timeZone: 'Asia/Bangkok' })).toBe(en);
});

it('a moment is told by the clocks of the site', () => {
  const object: LayoutObject = { uid: 'a', type: 'datetime', v: 1 };
  const place = { language: 'en', timeZone: 'Europe/London' } as const;
  expect(datetime.say?.('2026-12-05T20:30:00Z', object, place)).toContain('20:30');
});
