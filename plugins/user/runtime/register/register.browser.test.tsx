import { createRoot, type Root } from 'react-dom/client';
import { defaultPasswordPolicy } from 'sala/engine';
import { ApiError } from 'sala/runtime';
import { afterEach, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { drawWidget } from '../../../../tests/support/drawWidget.tsx';
import { Register } from './Register.tsx';
import { widget } from './register.ts';

let root: Root | undefined;

afterEach(() => {
  root?.unmount();
  document.body.replaceChildren();
});

const options = {
  registrationOpen: true,
  blockPaste: true,
  hosts: ['academy.example'],
  passwordPolicy: defaultPasswordPolicy,
  passwordRules: [],
  providers: [],
};

/** A server with the site's options and the test's answers to other calls. */
function show(answer: (path: string, sent: unknown) => unknown = () => ({}), properties = {}) {
  const api = vi.fn(async (path: string, sent?: unknown) =>
    path === '/api/signin/options' ? { data: { ...options, ...properties } } : answer(path, sent),
  );
  root = createRoot(document.body.appendChild(document.createElement('div')));
  // Each call has its own type of answer.
  root.render(drawWidget(widget, Register, { properties, runtime: { api: api as never } }));
  return api;
}

const agreed = () => page.getByLabelText('ฉันยอมรับนโยบายความเป็นส่วนตัว');
const submit = () => page.getByRole('button', { name: 'ลงทะเบียน' });
const good: Record<string, string> = {
  firstname: 'สมชาย',
  lastname: 'ใจดี',
  citizen: '1101700230708',
  email: 'somchai@example.co.th',
  password: 'secret-garden',
  confirmPassword: 'secret-garden',
  phone: '0812345678',
};

async function field(name: keyof typeof good) {
  await expect.poll(() => document.querySelector(`[name="${name}"]`)).not.toBeNull();
  return page.elementLocator(document.querySelector(`[name="${name}"]`)!);
}

async function fillAll(change: Record<string, string> = {}) {
  for (const [name, value] of Object.entries({ ...good, ...change })) await userEvent.fill(await field(name), value);
  await userEvent.click(agreed());
}

it('complains of nothing that was not typed yet, and lists what is missing once it is sent', async () => {
  const api = show();
  await userEvent.click(await field('firstname'));
  await userEvent.tab();
  await expect.element(submit()).toBeEnabled();
  await expect.element(page.getByRole('alert')).not.toBeInTheDocument();
  await userEvent.click(submit());
  await expect.poll(() => document.querySelector('.w-register__advice')?.textContent).toContain('กรุณากรอกชื่อ');
  await expect.element(await field('firstname')).toHaveFocus();
  await fillAll();
  await expect.poll(() => document.querySelector('.w-register__advice')).toBeNull();
  expect(api.mock.calls.map(([path]) => path)).not.toContain('/api/user');
});

it('ticks the rules of the password off as they are met', async () => {
  show(undefined, { passwordRules: [{ code: 'length', text: 'ยาว 8 ถึง 20 ตัว' }] });
  const rule = page.getByRole('listitem').filter({ hasText: 'ยาว 8 ถึง 20 ตัว' });
  await expect.element(rule).not.toHaveAttribute('data-met');
  await userEvent.fill(await field('password'), 'secret-garden');
  await expect.element(rule).toHaveAttribute('data-met');
});

it.each([
  ['citizen', '110170023070', 'หมายเลขบัตรประชาชนต้องเป็นตัวเลข 13 หลักเท่านั้น'],
  ['phone', '081234567', 'เบอร์โทรต้องเป็นตัวเลข 10 หลักเท่านั้น'],
  ['email', 'me@academy.example', 'กรุณากรอกอีเมล์ให้ถูกต้อง'],
  ['password', 'short', 'รหัสผ่านต้องมีอักขระ 8-20 ตัวและไม่มีช่องว่าง'],
  ['confirmPassword', 'another-one', 'ยืนยันรหัสผ่านไม่ตรงกับรหัสผ่าน'],
])('says what is wrong with %s at the field and among the advice', async (name, value, text) => {
  show();
  await fillAll({ [name]: value });
  await userEvent.click(submit());
  await expect.poll(() => document.querySelector('.w-register__advice')?.textContent).toContain(text);
  const input = document.querySelector<HTMLElement>(`[name="${name}"]`)!;
  expect(document.getElementById(`${input.id}-error`)?.textContent).toBe(text);
});

it('keeps Thai letters and spaces out of the address and the passwords, and the caret in its place', async () => {
  show();
  await userEvent.type(await field('email'), 'soกm ch@a.co');
  await expect.element(await field('email')).toHaveValue('somch@a.co');
  await userEvent.keyboard('{Home}กx');
  await expect.element(await field('email')).toHaveValue('xsomch@a.co');
  await userEvent.type(await field('password'), 'ab รหc');
  await expect.element(await field('password')).toHaveValue('abc');
  await userEvent.type(await field('confirmPassword'), 'abก');
  await expect.element(page.getByText('ช่องนี้พิมพ์ภาษาไทยหรือเว้นวรรคไม่ได้')).toBeVisible();
});

it('refuses pasted passwords where the site says so, and says why', async () => {
  show();
  await userEvent.type(await field('firstname'), 'copied-secret');
  await userEvent.keyboard('{Control>}a{/Control}{Control>}c{/Control}');
  await userEvent.click(await field('password'));
  await userEvent.keyboard('{Control>}v{/Control}');
  await expect.element(page.getByText('ช่องนี้วางข้อความไม่ได้ กรุณาพิมพ์')).toBeVisible();
  await expect.element(await field('password')).toHaveValue('');
});

it('shows and hides a password', async () => {
  show();
  await userEvent.type(await field('password'), 'abc');
  await userEvent.click(page.getByRole('button', { name: 'แสดงรหัสผ่าน', exact: true }));
  await expect.element(await field('password')).toHaveAttribute('type', 'text');
});

it('asks for the member number only from members', async () => {
  show(undefined, { memberField: true });
  await expect.poll(() => document.querySelector('[name="fti_member"]')).not.toBeNull();
  expect(document.querySelector('[name="fti_member_number"]')).toBeNull();
  await userEvent.click(page.getByLabelText(/สมาชิกสภาอุตสาหกรรม/));
  await expect.poll(() => document.querySelector('[name="fti_member_number"]')).not.toBeNull();
  await fillAll();
  await userEvent.click(submit());
  await expect
    .poll(() => document.querySelector('.w-register__advice')?.textContent)
    .toContain('กรุณากรอกหมายเลขสมาชิก ส.อ.ท.');
});

it('opens the policy to be read, and agreeing there ticks the box', async () => {
  show();
  await userEvent.click(page.getByRole('button', { name: 'อ่านนโยบายความเป็นส่วนตัว' }));
  await expect.element(page.getByRole('dialog', { name: 'นโยบายความเป็นส่วนตัว' })).toBeVisible();
  await userEvent.click(page.getByRole('button', { name: 'ยอมรับ' }));
  await expect.element(agreed()).toBeChecked();
  expect(document.querySelector('dialog')).toBeNull();
});

it('names in a dialog what is in the system already, and loses nothing that was typed', async () => {
  show((path) => {
    if (path === '/api/user')
      throw new ApiError({ status: 400, code: 'duplicate', message: 'duplicate', details: ['email', 'citizen'] });
  });
  await fillAll();
  await userEvent.click(submit());
  const dialog = page.getByRole('dialog', { name: 'มีข้อมูลเหล่านี้อยู่ในระบบแล้ว' });
  await expect.element(dialog.getByText('หมายเลขบัตรประชาชน')).toBeVisible();
  await expect.element(dialog.getByText('อีเมล', { exact: true })).toBeVisible();
  await userEvent.click(dialog.getByRole('button', { name: 'ตกลง' }));
  for (const [name, value] of Object.entries(good))
    expect(document.querySelector<HTMLInputElement>(`[name="${name}"]`)?.value).toBe(value);
});

it('says at its field what the server alone knows to be wrong, until that is changed', async () => {
  const message = 'รหัสผ่านนี้มีคนใช้กันมากจนเดาได้ง่าย กรุณาตั้งรหัสอื่น';
  show((path) => {
    const details = [{ path: 'password', code: 'password_frequent', message }];
    if (path === '/api/user')
      throw new ApiError({ status: 400, code: 'registration_invalid', message: 'กรุณาตรวจสอบข้อมูลที่กรอก', details });
  });
  await fillAll();
  await userEvent.click(submit());
  await expect.element(page.getByText(message).first()).toBeVisible();
  expect(document.activeElement?.getAttribute('name')).toBe('password');
  await userEvent.keyboard('x');
  await expect.poll(() => page.getByText(message).elements()).toEqual([]);
});

it('tells why it failed when the server cannot be reached, and may be sent again', async () => {
  show((path) => {
    if (path === '/api/user') throw new ApiError({ status: 0, code: 'offline', message: '' });
  });
  await fillAll();
  await userEvent.click(submit());
  await expect.element(page.getByText('ติดต่อระบบไม่ได้ กรุณาตรวจสอบอินเทอร์เน็ต')).toBeVisible();
  await expect.element(submit()).toBeEnabled();
});

it('registers, signs in by itself and says so', async () => {
  const api = show();
  await fillAll();
  await userEvent.click(submit());
  await expect.element(page.getByRole('dialog', { name: 'ลงทะเบียนเรียบร้อยแล้ว' })).toBeVisible();
  await expect.element(page.getByRole('button', { name: 'เริ่มใช้งาน' })).toBeVisible();
  const [, sent] = api.mock.calls.find(([path]) => path === '/api/user')!;
  expect(sent).toMatchObject({
    method: 'POST',
    body: { data: { citizen: '1101700230708', info: { agree: true, fti_member: false } } },
  });
  expect(JSON.stringify(sent)).not.toContain('role');
  expect(api).toHaveBeenCalledWith('/api/signin', {
    method: 'POST',
    body: { username: 'somchai@example.co.th', password: 'secret-garden', remember: false },
  });
});

it('takes no registrations where the site has closed them', async () => {
  show(undefined, { registrationOpen: false });
  await expect.element(page.getByText('เว็บไซต์นี้ไม่เปิดรับการลงทะเบียน')).toBeVisible();
});
