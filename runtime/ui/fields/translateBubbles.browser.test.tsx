import { afterEach, beforeEach, expect, it } from 'vitest';
import { translateBubbles } from './translateBubbles.ts';

let end: () => void;
beforeEach(() => {
  document.documentElement.lang = 'th';
  end = translateBubbles();
});
afterEach(() => {
  end();
  document.body.replaceChildren();
});

/** The field of a form that somebody tried to send. */
function send(html: string): HTMLInputElement {
  document.body.innerHTML = `<form>${html}</form>`;
  const field = document.querySelector<HTMLInputElement>('form > *');
  if (!field) throw new Error('no field');
  field.form?.reportValidity();
  return field;
}

it.each([
  ['<input required>', 'กรุณากรอกช่องนี้'],
  ['<input type="checkbox" required>', 'กรุณาทำเครื่องหมายช่องนี้'],
  ['<select required><option></option></select>', 'กรุณาเลือกหนึ่งรายการ'],
  ['<input type="email" value="somchai">', 'อีเมลไม่ถูกต้อง เช่น name@example.com'],
  ['<input type="number" min="3" value="2">', 'ต้องไม่น้อยกว่า 3'],
  ['<input pattern="[a-z]+" title="ตัวอักษรภาษาอังกฤษ" value="1">', 'ตัวอักษรภาษาอังกฤษ'],
])('what is wrong with %s is said in the language of the page', (html, message) => {
  expect(send(html).validationMessage).toBe(message);
});

it('says it in English on an English page', () => {
  document.documentElement.lang = 'en';
  expect(send('<input required>').validationMessage).toBe('Please fill this in');
});

it('holds nothing against a field that was changed since, nor hides what a form itself says', () => {
  const field = send('<input required>');
  field.value = 'a';
  field.dispatchEvent(new Event('input', { bubbles: true }));
  expect(field.checkValidity()).toBe(true);
  field.setCustomValidity('ของฟอร์มเอง');
  field.form?.reportValidity();
  expect(field.validationMessage).toBe('ของฟอร์มเอง');
});
