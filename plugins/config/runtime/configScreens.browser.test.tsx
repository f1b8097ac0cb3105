import type { ReactNode } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { ApiError, type Runtime } from 'sala/runtime';
import type { Json } from 'sala/schemas';
import { afterEach, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { buildSession } from '../../../tests/factories/buildPage.ts';
import { type DrawOptions, drawWidget } from '../../../tests/support/drawWidget.tsx';
import { Jobs } from './jobs/Jobs.tsx';
import { widget as jobs } from './jobs/jobs.ts';
import {
  asAdmin,
  available,
  deliveriesAnswer,
  jobsAnswer,
  makePeople,
  makeSite,
  permissionsAnswer,
  personAnswer,
  settingsAnswer,
  webhooksAnswer,
} from './parts/storyData.ts';
import { Permissions } from './permissions/Permissions.tsx';
import { widget as permissions } from './permissions/permissions.ts';
import { PersonDetail } from './person_detail/PersonDetail.tsx';
import { widget as personDetail } from './person_detail/person_detail.ts';
import { SiteForm } from './site_form/SiteForm.tsx';
import { widget as siteForm } from './site_form/site_form.ts';
import { SiteSettings } from './site_settings/SiteSettings.tsx';
import { widget as siteSettings } from './site_settings/site_settings.ts';
import { Webhooks } from './webhooks/Webhooks.tsx';
import { widget as webhooks } from './webhooks/webhooks.ts';

let root: Root | undefined;

afterEach(() => {
  root?.unmount();
  document.body.replaceChildren();
  history.replaceState(null, '', location.pathname);
});

/** Draws as an administrator in a runtime whose server gives these answers; an error among them is thrown. */
function show(draw: (options: DrawOptions) => ReactNode, answers: Record<string, unknown>, options: DrawOptions = {}) {
  const navigate = vi.fn(async () => undefined);
  const api = vi.fn(async (path: string, sent?: { method?: string; body?: unknown }) => {
    const answer = answers[`${sent?.method ?? 'GET'} ${path}`] ?? { data: {} };
    if (answer instanceof Error) throw answer;
    return answer;
  });
  const session = buildSession({ user: asAdmin.session.user, role: 'admin' });
  root = createRoot(document.body.appendChild(document.createElement('div')));
  root.render(
    draw({ ...options, page: { session, ...options.page }, runtime: { api: api as Runtime['api'], navigate } }),
  );
  return { api, navigate };
}

/** What was sent to be changed, in order; reading the screen again is no change. */
const sent = (api: { mock: { calls: [string, { method?: string; body?: unknown }?][] } }) =>
  api.mock.calls.flatMap(([, call]) => (call?.method && call.method !== 'GET' ? [call.body] : []));

const press = (name: string) => userEvent.click(page.getByRole('button', { name, exact: true }));
const refusal = new ApiError({ status: 403, code: 'role_too_high', message: 'บทบาทสูงเกินไป' });

it('a deed to one person is asked back, done, and a refusal is told', async () => {
  const { api } = show(
    (options) => drawWidget(personDetail, PersonDetail, options),
    {
      'POST /api/people/p1/signout': refusal,
    },
    { data: { person: personAnswer() } },
  );
  await press('ออกจากระบบทุกอุปกรณ์');
  await userEvent.click(page.getByRole('alertdialog').getByRole('button', { name: 'ออกจากระบบทุกอุปกรณ์' }));
  await expect.element(page.getByText('บทบาทสูงเกินไป')).toBeVisible();
  expect(api).toHaveBeenCalledWith('/api/people/p1/signout', { method: 'POST', body: {} });
});

it('whose pages are open can be spoken to from where they are listed', async () => {
  show((options) => drawWidget(personDetail, PersonDetail, options), {}, { data: { person: personAnswer() } });
  const link = page.getByRole('link', { name: 'ควบคุมหน้าจอที่เปิดอยู่' });
  await expect.element(link).toHaveAttribute('href', '/site/remote?person=p1');
});

it('whoever stands above is shown and cannot be touched', async () => {
  show(
    (options) => drawWidget(personDetail, PersonDetail, options),
    {},
    { data: { person: personAnswer({ role: 'root' }) } },
  );
  await expect.element(page.getByText('บทบาทของคนนี้สูงกว่าของคุณ', { exact: false })).toBeVisible();
  expect(document.body.textContent).not.toMatch(/นำออกจากเว็บไซต์|ควบคุมหน้าจอ/);
});

it('a person is asked about by name, and the answer tells the rule', async () => {
  const { api } = show(
    (options) => drawWidget(permissions, Permissions, options),
    {
      'GET /api/people?search=somy&limit=20': makePeople(2),
      'GET /api/permissions/explain?user=p2&path=%2Fhr%2Femployees': {
        data: { allowed: false, name: 'สมหญิง ใจดี 2', text: 'ผู้ใช้ เปิดหน้านี้ไม่ได้ ผู้ที่เปิดได้คือ: ฝ่ายบุคคล' },
      },
    },
    { data: permissionsAnswer },
  );
  await userEvent.fill(page.getByRole('combobox', { name: 'ใคร' }), 'somy');
  await expect.element(page.getByRole('option', { name: /^สมหญิง ใจดี 2/ })).toBeVisible();
  await userEvent.keyboard('{ArrowDown}{ArrowDown}{Enter}');
  await userEvent.selectOptions(page.getByRole('combobox', { name: 'ทำอะไร' }), 'path /hr/employees');
  await press('ถาม');
  await expect.element(page.getByText('สมหญิง ใจดี 2 ทำไม่ได้')).toBeVisible();
  await expect.element(page.getByText('ผู้ที่เปิดได้คือ: ฝ่ายบุคคล', { exact: false })).toBeVisible();
  expect(api).toHaveBeenCalledTimes(2);
});

it('a tick of the matrix is sent at once with what was decided before, and the default can be had back', async () => {
  const { api } = show((options) => drawWidget(permissions, Permissions, options), {}, { data: permissionsAnswer });
  await userEvent.click(page.getByRole('button', { name: 'งานบุคคล 1' }));
  await userEvent.click(page.getByRole('checkbox', { name: 'ผู้ใช้ เปิด /hr/employees', exact: true }));
  await expect.poll(() => sent(api).length).toBe(1);
  expect(sent(api)[0]).toEqual({
    masterConfigChecksum: 'x',
    overrides: [{ routePath: '/hr/employees', overrides: { role: ['admin', 'hr', 'user'] } }],
  });
  await press('คืนค่าเดิม');
  await expect.poll(() => sent(api).length).toBe(2);
  expect(sent(api)[1]).toEqual({ masterConfigChecksum: 'x', overrides: [] });
});

it('a role of the site is made and given rights, which are sent at once', async () => {
  const title = { th: 'บรรณารักษ์', en: 'Librarian' };
  const librarian = { id: 'librarian', title, base: 'employee', people: 2, givable: true };
  const given = [{ id: 'employee', title, people: 3, givable: true }];
  const right = { allowed: false, base: false };
  const read = { action: 'read', some: false, fields: null, ...right };
  const events = [{ event: 'LEND', title: { th: 'ให้ยืม', en: 'Lend' }, allowed: true, base: true }];
  const book = { name: 'book', title: { th: 'หนังสือ', en: 'Book' }, fields: [], actions: [read], events };
  const { api } = show(
    (options) => drawWidget(permissions, Permissions, options),
    { 'GET /api/roles/librarian/rights': { data: { id: 'librarian', title, base: 'employee', collections: [book] } } },
    { data: { ...permissionsAnswer, roles: { data: { given, own: [librarian] } } } },
  );
  await press('บทบาทของเว็บไซต์');
  await userEvent.click(page.getByRole('checkbox', { name: 'ดู: หนังสือ' }));
  await expect.poll(() => sent(api).length).toBe(1);
  expect(sent(api)[0]).toMatchObject({ base: 'employee', grants: [{ collection: 'book', actions: ['read'] }] });
  await userEvent.click(page.getByRole('checkbox', { name: 'ให้ยืม: หนังสือ' }));
  await expect.poll(() => sent(api).length).toBe(2);
  expect(sent(api)[1]).toMatchObject({ denies: [{ collection: 'book', events: ['LEND'] }] });
  await userEvent.fill(page.getByRole('textbox', { name: 'ชื่อภาษาไทย' }), 'ผู้ช่วย');
  await userEvent.fill(page.getByRole('textbox', { name: 'ชื่อภาษาอังกฤษ' }), 'Helper');
  await userEvent.fill(page.getByRole('textbox', { name: 'รหัส' }), 'helper');
  await press('สร้างบทบาท');
  await expect.poll(() => sent(api).length).toBe(3);
  expect(sent(api)[2]).toMatchObject({ id: 'helper', title: { th: 'ผู้ช่วย', en: 'Helper' }, base: 'employee' });
});

it('the menu is ordered by keys and sent as it is seen', async () => {
  const { api } = show(
    (options) => drawWidget(siteSettings, SiteSettings, options),
    {},
    { data: { settings: settingsAnswer } },
  );
  await press('เมนู');
  (document.querySelector('[aria-label="ย้าย หน้าแรก"]') as HTMLElement).focus();
  await userEvent.keyboard('{ArrowDown}');
  await press('บันทึก');
  await expect.poll(() => sent(api).length).toBe(1);
  const body = sent(api)[0] as { menu: { uid: string }[] };
  expect(body.menu.map(({ uid }) => uid)).toEqual(['b', 'a']);
});

it('the menu on a phone is a list of lines, of which one is unfolded at a time', async () => {
  await page.viewport(390, 844);
  show((options) => drawWidget(siteSettings, SiteSettings, options), {}, { data: { settings: settingsAnswer } });
  await press('เมนู');
  await expect.element(page.getByRole('button', { name: /^หน้าแรก/ })).toBeVisible();
  await expect.poll(() => page.getByLabelText('ลิงก์').elements().filter(isVisible).length).toBe(0);
  await userEvent.click(page.getByRole('button', { name: /^หน้าแรก/ }));
  await expect.poll(() => page.getByLabelText('ลิงก์').elements().filter(isVisible).length).toBe(1);
  await press('เพิ่มเมนู');
  await expect.poll(() => (document.activeElement as HTMLInputElement | null)?.value).toBe('เมนูใหม่');
  expect(page.getByLabelText('ลิงก์').elements().filter(isVisible)).toHaveLength(1);
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(390);
  await page.viewport(1280, 800);
});

const isVisible = (element: Element) => element.checkVisibility();

it('a plugin that others need cannot be turned off, and what one brings along is said before', async () => {
  const { api } = show(
    (options) => drawWidget(siteSettings, SiteSettings, options),
    {},
    { data: { settings: settingsAnswer } },
  );
  await press('โมดูล');
  await expect.element(page.getByRole('checkbox', { name: /^คลังสินค้า/ })).toBeDisabled();
  await userEvent.click(page.getByRole('checkbox', { name: /^ร้านค้า/ }));
  await expect.poll(() => document.querySelector('.s-dialog')?.textContent).toContain('การเงิน');
  expect(sent(api)).toEqual([]);
  await userEvent.click(page.getByRole('alertdialog').getByRole('button', { name: 'เปิด', exact: true }));
  await expect.poll(() => sent(api).length).toBe(1);
});

it('a plugin that root does not allow is not offered', async () => {
  const shut = available.map((one) => ({
    ...(one as object),
    ...((one as { id: string }).id === 'shop' && { allowed: false }),
  }));
  const settings = { data: { ...(settingsAnswer as { data: object }).data, available: shut } } as typeof settingsAnswer;
  show((options) => drawWidget(siteSettings, SiteSettings, options), {}, { data: { settings } });
  await press('โมดูล');
  await expect.element(page.getByRole('checkbox', { name: /^การเงิน/ })).toBeVisible();
  await expect.element(page.getByRole('checkbox', { name: /^ร้านค้า/ })).not.toBeInTheDocument();
});

it('a plugin that is left out is shown with what is wrong in which file', async () => {
  const fault = {
    file: 'collections/book/book.schema.json',
    path: 'title',
    text: { th: 'ไม่รู้จัก x-inedx หมายถึง "x-index" หรือไม่', en: 'unknown keyword x-inedx' },
  };
  const leftOut = [{ id: 'library', title: { th: 'ห้องสมุด', en: 'Library' }, faults: [fault] }];
  const settings = { data: { ...(settingsAnswer as { data: object }).data, leftOut } } as typeof settingsAnswer;
  show((options) => drawWidget(siteSettings, SiteSettings, options), {}, { data: { settings } });
  await press('โมดูล');
  const shown = page.getByRole('region', { name: 'โมดูลที่ไม่ได้โหลด' });
  await expect.element(shown.getByText('ห้องสมุด')).toBeVisible();
  await expect.element(shown.getByText('collections/book/book.schema.json: title')).toBeVisible();
  await expect.element(shown.getByText(/หมายถึง "x-index"/)).toBeVisible();
  await expect.element(page.getByRole('checkbox', { name: /^ห้องสมุด/ })).not.toBeInTheDocument();
});

it('root limits the plugins of a new site, and one that is not allowed is not switched on', async () => {
  const { api } = show(
    (options) => drawWidget(siteForm, SiteForm, options),
    { 'POST /api/sites': { data: { id: 's9' } } },
    { data: { site: { site: { data: { current: false, available } }, sites: { data: [makeSite(1)] } } } },
  );
  await userEvent.fill(page.getByRole('textbox', { name: 'ชื่อเว็บไซต์' }), 'สาขาใหม่');
  await userEvent.fill(page.getByRole('textbox', { name: 'ชื่อโฮสต์' }), 'new.example');
  await userEvent.click(page.getByRole('checkbox', { name: 'อนุญาตทุกโมดูล' }));
  await userEvent.click(page.getByRole('checkbox', { name: /^เนื้อหา/ }).last());
  await press('สร้างเว็บไซต์');
  await expect.poll(() => sent(api).length).toBe(1);
  expect(sent(api)[0]).toMatchObject({ plugins: [], allowedPlugins: ['inventory', 'purchase', 'shop', 'finance'] });
});

it('a site is made with its host and what it begins with; a refusal keeps what was typed', async () => {
  const { api } = show(
    (options) => drawWidget(siteForm, SiteForm, options),
    {
      'POST /api/sites': new ApiError({ status: 409, code: 'host_taken', message: 'ชื่อโฮสต์ใช้แล้ว' }),
    },
    { data: { site: { site: { data: { current: false, available } }, sites: { data: [makeSite(1)] } } } },
  );
  await userEvent.fill(page.getByRole('textbox', { name: 'ชื่อเว็บไซต์' }), 'สาขาใหม่');
  await userEvent.fill(page.getByRole('textbox', { name: 'ชื่อโฮสต์' }), 'new.example');
  await press('สร้างเว็บไซต์');
  await expect.element(page.getByText('ชื่อโฮสต์ใช้แล้ว')).toBeVisible();
  expect(api).toHaveBeenCalledWith('/api/sites', {
    method: 'POST',
    body: { name: 'สาขาใหม่', type: 'unit', language: 'th', plugins: ['cms'], hosts: ['new.example'] },
  });
  await expect.element(page.getByRole('textbox', { name: 'ชื่อเว็บไซต์' })).toHaveValue('สาขาใหม่');
});

const total = { type: 'number', 'x-title': { th: 'ยอดรวม', en: 'Total' } };
const hookCollections = [{ name: 'sales', title: 'ใบสั่งขาย', schema: { properties: { total } }, machine: null }];

it('a webhook is made for what is chosen, and its secret is shown until it is kept', async () => {
  const { api } = show(
    (options) => drawWidget(webhooks, Webhooks, options),
    {
      'POST /api/webhooks': { data: { id: 'h3', secret: 'whsec_abc' } },
      'GET /api/collection': { data: hookCollections },
    },
    { data: { webhooks: webhooksAnswer } },
  );
  await press('เพิ่มเว็บฮุก');
  await userEvent.fill(page.getByRole('textbox', { name: 'ชื่อ' }), 'บัญชีกลาง');
  await userEvent.fill(page.getByRole('textbox', { name: 'ที่อยู่ปลายทาง' }), 'https://example.com/in');
  await userEvent.selectOptions(page.getByRole('combobox', { name: 'คอลเลกชัน' }), 'sales');
  await userEvent.click(page.getByRole('checkbox', { name: 'เปลี่ยนสถานะ' }));
  await userEvent.click(page.getByRole('checkbox', { name: 'ยืนยัน (CONFIRM)' }));
  await userEvent.click(page.getByText('เฉพาะรายการที่'));
  await press('เพิ่มเงื่อนไข');
  await userEvent.selectOptions(page.getByRole('combobox', { name: 'ฟิลด์ของเงื่อนไข ข้อ 1' }), 'ยอดรวม');
  await userEvent.selectOptions(page.getByRole('combobox', { name: 'วิธีเทียบ ข้อ 1' }), 'มากกว่า');
  await userEvent.fill(page.getByRole('textbox', { name: 'ค่าของเงื่อนไข ข้อ 1' }), '3');
  await press('บันทึก');
  await expect.element(page.getByText('whsec_abc')).toBeVisible();
  expect(sent(api)).toEqual([
    {
      name: 'บัญชีกลาง',
      url: 'https://example.com/in',
      subscriptions: [
        {
          collection: 'sales',
          events: ['created', 'transition'],
          transitions: ['CONFIRM'],
          when: { total: { $gt: 3 } },
        },
      ],
    },
  ]);
  await press('เก็บไว้แล้ว');
  await expect.element(page.getByText('whsec_abc')).not.toBeInTheDocument();
});

it('the jobs of webhooks and why they failed are told in the words of the reader', async () => {
  const { data, ...rest } = jobsAnswer as { data: Json[] };
  const job = { ...(data[0] as object), what: 'ระบบขนส่ง: created', error: 'unreachable: ECONNREFUSED', why: null };
  show(
    (options) => drawWidget(jobs, Jobs, { ...options, page: { ...options?.page, address: '?object-1.kind=webhooks' } }),
    {},
    { data: { jobs: { ...rest, data: [job] } } },
  );
  await expect.element(page.getByText('ระบบขนส่ง: สร้าง')).toBeVisible();
  await expect.element(page.getByText('ติดต่อไม่ได้ · ECONNREFUSED')).toBeVisible();
});

it('a webhook that was switched off says why, is switched on, and sends a delivery again', async () => {
  const { api } = show(
    (options) => drawWidget(webhooks, Webhooks, options),
    {},
    { data: { webhooks: webhooksAnswer, deliveries: deliveriesAnswer } },
  );
  await userEvent.click(page.getByRole('link', { name: 'คลังข้อมูลกลาง' }));
  await expect.element(page.getByText('ระบบปิดให้ เพราะปลายทาง', { exact: false })).toBeVisible();
  await expect.element(page.getByRole('button', { name: /^ส่งซ้ำ/ })).not.toBeInTheDocument();
  await press('เปิดใช้');
  await expect.poll(() => sent(api).length).toBe(1);
  expect(sent(api)[0]).toMatchObject({ enabled: true, name: 'คลังข้อมูลกลาง' });
  await expect.element(page.getByText(/ส่งถึงแล้ว · ใบสั่งขาย SO202600020/)).toBeVisible();
  await userEvent.click(page.getByText('ส่ง 2 ครั้ง'));
  await expect.element(page.getByText('ไม่ตอบภายใน 10 วินาที')).toBeVisible();
  await userEvent.click(page.getByRole('link', { name: '‹ เว็บฮุก' }));
  await userEvent.click(page.getByRole('link', { name: 'ระบบขนส่ง' }));
  await press('ส่งซ้ำ : ใบสั่งขาย: ยืนยัน');
  const path = '/api/webhooks/h1/deliveries/m2/again';
  await expect.poll(() => api.mock.calls.map(([called]) => called)).toContain(path);
});
