import { Profiler } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { type Api, createFormStore } from 'sala/runtime';
import { afterEach, describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';

import { drawWidget } from '../../../../tests/support/drawWidget.tsx';
import { Input } from './Input.tsx';
import { widget } from './input.ts';

let root: Root | undefined;

afterEach(() => {
  root?.unmount();
  document.body.replaceChildren();
});

function show(properties: Record<string, unknown>, api?: Api) {
  const form = createFormStore();
  const host = document.body.appendChild(document.createElement('div'));
  root = createRoot(host);
  root.render(
    drawWidget(widget, Input, {
      properties: { name: 'field', label: 'ช่อง', ...properties },
      form,
      page: { layoutKey: 'page/x' },
      ...(api && { runtime: { api } }),
    }),
  );
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

it('knows the pattern of its field, whose code is loaded with it', async () => {
  const { field } = show({ pattern: '[A-Z]{2}\\d{4}' });
  await userEvent.fill(field, 'AB12');
  await userEvent.tab();
  await expect.element(page.getByRole('alert')).toHaveTextContent('กรุณากรอกให้ตรงตามรูปแบบ');
  await userEvent.fill(field, 'AB1234');
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
  const reveal = page.getByRole('button', { name: 'แสดงรหัสผ่าน' });
  await userEvent.click(reveal);
  await expect.element(field).toHaveAttribute('type', 'text');
  await expect.element(reveal).toHaveAttribute('aria-pressed', 'true');
});

describe('kinds', () => {
  it('groups money while nobody types, and stores the number', async () => {
    const { form, field } = show({ inputType: 'money' });
    await userEvent.type(field, '๑๒๕๐๐.5');
    await expect.element(field).toHaveValue('12500.5');
    await userEvent.tab();
    await expect.element(field).toHaveValue('12,500.50');
    expect(form.values()).toEqual({ field: '12500.5' });
    await userEvent.click(field);
    await expect.element(field).toHaveValue('12500.5');
  });

  it.each([
    ['money', '15000.50', '15,000.50', '2'],
    ['citizen', '1234567890121', '1-2345-67890-12-1', '3'],
  ])('replaces %s when it is reached by the keyboard and typed over', async (inputType, value, shown, typed) => {
    const { form, field } = show({ inputType, value });
    await expect.element(field).toHaveValue(shown);
    await userEvent.tab();
    await expect.element(field).toHaveValue(value);
    await userEvent.keyboard(typed);
    expect(form.values()).toEqual({ field: typed });
  });

  it('leaves the caret where a pointer put it', async () => {
    const { form, field } = show({ inputType: 'number', value: '15' });
    await userEvent.click(field);
    await userEvent.keyboard('{End}2');
    expect(form.values()).toEqual({ field: '152' });
  });

  it('keeps what cannot be money, and says so', async () => {
    const { field } = show({ inputType: 'money' });
    await userEvent.type(field, '1.2.3');
    await userEvent.tab();
    await expect.element(field).toHaveValue('1.2.3');
    await expect.element(page.getByRole('alert')).toHaveTextContent('กรุณากรอกเป็นตัวเลข');
  });

  it('takes a citizen number with its dashes, and shows it with them', async () => {
    const { form, field } = show({ inputType: 'citizen' });
    await userEvent.fill(field, '1-2345-67890-12-1');
    await userEvent.tab();
    expect(form.values()).toEqual({ field: '1234567890121' });
    await expect.element(field).toHaveValue('1-2345-67890-12-1');
    await expect.element(page.getByRole('alert')).not.toBeInTheDocument();
  });

  it('counts the characters when few are left', async () => {
    const { field } = show({ maxLength: 10 });
    await userEvent.fill(field, 'สวัสดีปี');
    await expect.element(page.getByText('8/10')).toBeVisible();
    await userEvent.fill(field, 'สวัสดี');
    await expect.element(page.getByText('6/10')).not.toBeInTheDocument();
  });
});

describe('a value that must be new', () => {
  const unique = { remoteValid: true, remoteValidCollection: 'user', remoteValidKey: 'email', inputType: 'email' };

  it('is taken out when it exists, once for each value', async () => {
    const asked: unknown[] = [];
    const api = (async (_: string, { body }: { body?: unknown } = {}) => {
      asked.push(body);
      return { data: { taken: true } };
    }) as Api;
    const { form, field } = show(unique, api);
    await userEvent.fill(field, 'a@b');
    await userEvent.tab();
    expect(asked).toEqual([]);
    await userEvent.fill(field, 'a@b.co');
    await userEvent.tab();
    await expect.element(page.getByRole('alert')).toHaveTextContent('กรุณาตรวจสอบ มีข้อมูลนี้ในระบบแล้ว');
    expect(form.values()).toEqual({ field: '' });
    expect(asked).toMatchObject([{ key: 'page/x', name: 'field', value: 'a@b.co' }]);
  });

  it('stays when it cannot be looked up', async () => {
    const { form, field } = show(unique, (() => Promise.reject(new Error('down'))) as Api);
    await userEvent.fill(field, 'a@b.co');
    await userEvent.tab();
    await expect.element(page.getByRole('alert')).toHaveTextContent('พบปัญหา ไม่สามารถตรวจสอบได้ในขณะนี้');
    expect(form.values()).toEqual({ field: 'a@b.co' });
    expect(form.check()).toEqual([]);
  });

  it('is not taken out of what was typed meanwhile', async () => {
    const { promise, resolve } = Promise.withResolvers<unknown>();
    const { form, field } = show(unique, (() => promise) as Api);
    await userEvent.fill(field, 'a@b.co');
    await userEvent.tab();
    await userEvent.fill(field, 'new@b.co');
    resolve({ data: { taken: true } });
    await promise;
    expect(form.values()).toEqual({ field: 'new@b.co' });
  });
});

it('draws only the field that changes', async () => {
  const drawn: string[] = [];
  const form = createFormStore();
  const field = (name: string) => (
    <Profiler key={name} id={name} onRender={(id) => drawn.push(id)}>
      {drawWidget(widget, Input, { properties: { name, label: name, uid: name }, form })}
    </Profiler>
  );
  root = createRoot(document.body.appendChild(document.createElement('div')));
  root.render([...'abcde'].map(field));
  await expect.element(page.getByRole('textbox', { name: 'e' })).toBeVisible();
  // Each renders once more for its initial value.
  await expect.poll(() => drawn.length).toBeGreaterThanOrEqual(10);
  drawn.length = 0;
  await userEvent.type(page.getByRole('textbox', { name: 'c' }), 'xyz');
  expect(new Set(drawn)).toEqual(new Set(['c']));
});
