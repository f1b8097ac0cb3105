import { type Api, createFormStore } from 'sala/runtime';
import { expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { drawWidget } from '../../../../tests/support/drawWidget.tsx';
import { showOnPage } from '../../../../tests/support/showOnPage.ts';
import { Address } from './Address.tsx';
import { widget } from './address.ts';

const lists: Record<string, unknown[]> = {
  '/api/geo/provinces': [
    { name: 'กรุงเทพมหานคร', en: 'Bangkok' },
    { name: 'ตรัง', en: 'Trang' },
  ],
  districts: ['กันตัง', 'จตุจักร'],
  subdistricts: [
    { name: 'ลาดยาว', zipcodes: ['10900'] },
    { name: 'สองรหัส', zipcodes: ['10900', '10220'] },
  ],
  search: [{ subdistrict: 'ลาดยาว', district: 'จตุจักร', province: 'กรุงเทพมหานคร', zipcode: '10900' }],
};

function show(properties: Record<string, unknown> = {}, isDown = false) {
  const form = createFormStore();
  const api = (async (path: string) => {
    if (isDown) throw new Error('down');
    return { data: lists[path] ?? lists[/geo\/(\w+)/.exec(path)?.[1] ?? ''] };
  }) as Api; // answers what this widget asks
  showOnPage(drawWidget(widget, Address, { properties: { name: 'home', ...properties }, form, runtime: { api } }));
  return form;
}

const list = (name: string) => page.getByRole('combobox', { name, exact: true });
const home = (form: ReturnType<typeof show>) => form.values().home;

it('goes from province to zip code, and clears what lies inside when the province changes', async () => {
  const form = show();
  await userEvent.selectOptions(list('จังหวัด'), 'กรุงเทพมหานคร');
  await userEvent.selectOptions(list('อำเภอ/เขต'), 'จตุจักร');
  await userEvent.selectOptions(list('ตำบล/แขวง'), 'ลาดยาว');
  expect(home(form)).toEqual({
    province: 'กรุงเทพมหานคร',
    district: 'จตุจักร',
    subdistrict: 'ลาดยาว',
    zipcode: '10900',
  });
  await userEvent.selectOptions(list('จังหวัด'), 'ตรัง');
  expect(home(form)).toEqual({ province: 'ตรัง' });
});

it('leaves the zip code open where a subdistrict has several', async () => {
  const form = show();
  await userEvent.selectOptions(list('จังหวัด'), 'กรุงเทพมหานคร');
  await userEvent.selectOptions(list('อำเภอ/เขต'), 'จตุจักร');
  await userEvent.selectOptions(list('ตำบล/แขวง'), 'สองรหัส');
  expect(home(form)).not.toHaveProperty('zipcode');
});

it('fills in the whole place by a zip code, by keyboard', async () => {
  const form = show();
  await userEvent.type(page.getByRole('combobox', { name: /ค้นหา/ }), '10900');
  await expect.element(page.getByRole('option', { name: /ลาดยาว · จตุจักร/ })).toBeVisible();
  await userEvent.keyboard('{Enter}');
  expect(home(form)).toEqual((lists.search ?? [])[0]);
});

it('gives an example to search by, and none once a place is chosen', async () => {
  show();
  const search = page.getByRole('combobox', { name: /ค้นหา/ });
  await expect.element(search).toHaveAttribute('placeholder', 'เช่น 10900 หรือ บางรัก');
  await userEvent.type(search, '10900');
  await userEvent.click(page.getByRole('option', { name: /ลาดยาว/ }));
  await expect.element(list('จังหวัด')).toHaveValue('กรุงเทพมหานคร');
  await expect.element(search).toHaveValue('');
  await expect.element(search).toHaveAttribute('placeholder', 'ค้นหาใหม่');
});

it.each([
  [390, true],
  [1000, false],
])('%d px wide, the postal code stands alone at full width: %s', async (width, isWhole) => {
  await page.viewport(width, 800);
  show({ short: true });
  await expect.element(page.getByRole('textbox', { name: 'รหัสไปรษณีย์' })).toBeVisible();
  const widthOf = (part: string) => document.querySelector(`[data-part="${part}"]`)?.getBoundingClientRect().width ?? 0;
  expect(widthOf('zipcode') === widthOf('line')).toBe(isWhole);
});

it('marks the parts that are missing when the person leaves the address', async () => {
  show({ required: true });
  await userEvent.click(page.getByRole('textbox', { name: 'รหัสไปรษณีย์' }));
  (document.activeElement as HTMLElement).blur();
  await expect.element(page.getByText('กรุณากรอกจังหวัด', { exact: false })).toBeVisible();
  await expect.element(list('จังหวัด')).toHaveAttribute('aria-invalid', 'true');
  await expect.element(page.getByRole('textbox', { name: 'บ้านเลขที่' })).not.toHaveAttribute('aria-invalid');
});

it('takes Thai digits, and lets people type the place when the lists cannot be read', async () => {
  const form = show({}, true);
  await userEvent.fill(page.getByRole('textbox', { name: 'รหัสไปรษณีย์' }), '๑๐๙๐๐');
  await userEvent.fill(page.getByRole('textbox', { name: 'จังหวัด' }), 'ตรัง');
  expect(home(form)).toEqual({ zipcode: '10900', province: 'ตรัง' });
});
