import { renderToStaticMarkup } from 'react-dom/server';
import { createFormStore } from 'sala/runtime';
import { expect, it } from 'vitest';
import { drawWidget } from '../../../../tests/support/drawWidget.tsx';
import { Address } from './Address.tsx';
import { widget } from './address.ts';

const draw = (properties: Record<string, unknown> = {}, form = createFormStore()) =>
  renderToStaticMarkup(drawWidget(widget, Address, { properties: { name: 'home', ...properties }, form }));

it('draws a named group whose every part has a label', () => {
  const html = draw({ label: 'ที่อยู่ตามบัตร', required: true });
  expect(html).toMatch(/role="group"/);
  for (const id of html.matchAll(/<(?:input|select)[^>]* id="([^"]+)"/g)) expect(html).toContain(`for="${id[1]}"`);
  expect(html).toMatch(/autoComplete="postal-code"/i);
  expect(html).not.toContain('เลขประจำตัวผู้เสียภาษี');
});

it('shows a place that is known before the lists are here', () => {
  const form = createFormStore({ home: { province: 'ตรัง', district: 'กันตัง', MOO: 'n/a' } });
  const html = draw({}, form);
  expect(html).toMatch(/<option value="ตรัง" selected="">/);
  expect(html).toMatch(/<option value="กันตัง" selected="">/);
  expect(html).not.toContain('n/a');
});

it('asks for the tax payer where a tax invoice is wanted', () => {
  expect(draw({ taxInvoice: true })).toContain('เลขประจำตัวผู้เสียภาษี');
});

const marked = (html: string) =>
  [...html.matchAll(/<label class="s-field__label"[^>]*>([^<]+)<span class="s-field__required"/g)].map(
    ([, label]) => label,
  );

it('marks the parts that are needed where the address is, as it says to screen readers', () => {
  const place = ['จังหวัด', 'อำเภอ/เขต', 'ตำบล/แขวง', 'รหัสไปรษณีย์'];
  expect(marked(draw())).toEqual([]);
  const html = draw({ required: true });
  expect(marked(html)).toEqual(place);
  expect(html.match(/aria-required="true"/g)).toHaveLength(place.length);
  expect(marked(draw({ required: true, short: true }))).toEqual(['บ้านเลขที่ อาคาร ซอย ถนน', ...place]);
});

it('asks for house and street in one line in the short form', () => {
  const html = draw({ short: true });
  expect(html).toContain('บ้านเลขที่ อาคาร ซอย ถนน');
  for (const part of ['MOO', 'SOI_TH', 'BUILDING_TH', 'ROAD_TH']) expect(html).not.toContain(`home.${part}`);
});
