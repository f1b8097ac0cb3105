import { createRoot, type Root } from 'react-dom/client';
import { createFormStore } from 'sala/runtime';
import { afterEach, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { drawWidget } from '../../../../tests/support/drawWidget.tsx';
import { Input } from './Input.tsx';
import { widget } from './input.ts';

let root: Root | undefined;

afterEach(() => {
  root?.unmount();
  document.body.replaceChildren();
});

function show(properties: Record<string, unknown>) {
  const form = createFormStore();
  const host = document.body.appendChild(document.createElement('div'));
  root = createRoot(host);
  root.render(drawWidget(widget, Input, { properties: { name: 'field', label: 'ช่อง', ...properties }, form }));
  return { form, field: page.getByRole('textbox') };
}

it('writes what is typed into the form', async () => {
  const { form, field } = show({});
  await userEvent.fill(field, 'สวัสดี');
  expect(form.values()).toEqual({ field: 'สวัสดี' });
});

it('complains when the person leaves, not while typing', async () => {
  const { field } = show({ inputType: 'email' });
  await userEvent.type(field, 'a@');
  await expect.element(page.getByRole('alert')).not.toBeInTheDocument();
  await userEvent.tab();
  await expect.element(page.getByRole('alert')).toHaveTextContent('กรุณาตรวจสอบรูปแบบอีเมล์ให้ถูกต้อง');
  await expect.element(field).toHaveAttribute('aria-invalid', 'true');
});

it('takes the complaint back as soon as the value is right', async () => {
  const { field } = show({ required: true, reqError: 'กรุณากรอกชื่อ' });
  await userEvent.click(field);
  await userEvent.tab();
  await expect.element(page.getByRole('alert')).toHaveTextContent('กรุณากรอกชื่อ');
  await userEvent.type(field, 'ก');
  await expect.element(page.getByRole('alert')).not.toBeInTheDocument();
});

it('lets only a number into a number field', async () => {
  const { form, field } = show({ inputType: 'number' });
  await userEvent.type(field, '1a2,5.0');
  expect(form.values()).toEqual({ field: '125.0' });
});

it('cuts at the greatest length and says so', async () => {
  const { form, field } = show({ maxLength: 3 });
  await userEvent.type(field, 'abcd');
  expect(form.values()).toEqual({ field: 'abc' });
  await expect.element(page.getByRole('alert')).toHaveTextContent('ตัวอักษรไม่เกิน 3 ตัว.');
});

it('shows the password while asked to', async () => {
  show({ inputType: 'password' });
  const field = page.getByLabelText('ช่อง', { exact: true });
  await expect.element(field).toHaveAttribute('type', 'password');
  await userEvent.click(page.getByRole('button', { name: 'แสดงรหัสผ่าน' }));
  await expect.element(field).toHaveAttribute('type', 'text');
});
