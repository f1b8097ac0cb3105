import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { drawWidget } from '../../../../tests/support/drawWidget.tsx';
import { checkUpload } from '../../shared/checkUpload.ts';
import { chooseFiles } from '../../shared/chooseFiles.ts';
import { readUploadRules } from '../../shared/uploadRules.ts';
import { Upload } from './Upload.tsx';
import { widget } from './upload.ts';

const object = { uid: 'u', type: 'upload', fileTypeLimit: ['.JPG', 'pdf'], fileSizeLimit: 2, itemLimit: 2 };
const stored = (name: string, more: object = {}) => ({
  name,
  status: 'uploaded',
  outputLink: `/files/1763731403123-123456789012345/${name}`,
  size: 5,
  ...more,
});
const megabyte = 1024 * 1024;

it('draws on the server what may be chosen, with a way to choose it', () => {
  const html = renderToStaticMarkup(drawWidget(widget, Upload, { properties: { label: 'ใบสมัคร' } }));
  expect(html).toContain('เลือกไฟล์');
  expect(html).toContain('ชนิดไฟล์: jpg, jpeg, png, webp, pdf · ไม่เกินไฟล์ละ 10 MB · ไม่เกิน 10 ไฟล์');
  expect(html).toContain('accept=".jpg,.jpeg,.png,.webp,.pdf"');
});

it('takes files of its types in any case, and says why not in the words of the specification', () => {
  expect(checkUpload([stored('a.PDF'), stored('b.jpeg')], object)).toBeUndefined();
  expect(checkUpload([stored('a.exe')], object)?.en).toBe(
    'Invalid file type. Please select a file with the allowed file types: jpg, pdf',
  );
  expect(checkUpload([stored('a.pdf', { size: 2 * megabyte + 1 })], object)?.en).toBe('File size exceeds the limit.');
  expect(
    checkUpload(
      [1, 2, 3].map((n) => stored(`${n}.pdf`)),
      object,
    )?.en,
  ).toBe('The number of files exceeds the limit.');
});

it('waits for what is still on its way, and knows what is no file', () => {
  expect(checkUpload([stored('a.pdf', { status: 'uploading' })], object)?.th).toMatch(/^กรุณารอ/);
  expect(checkUpload([stored('a.pdf', { outputLink: 'https://evil.example/a.pdf' })], object)).toBeDefined();
  for (const value of ['x', 5, [[]], [5], {}]) expect(checkUpload(value, object)).toBeDefined();
  expect(checkUpload([], object)).toBeUndefined();
  expect(checkUpload([], { ...object, required: true, reqError: 'กรุณาแนบ' })?.th).toBe('กรุณาแนบ');
});

it('holds one file when it may not hold several', () => {
  expect(readUploadRules({ ...object, multipleFiles: false }).items).toBe(1);
});

it('adds as many as there is room for and names the rest', () => {
  const rules = readUploadRules(object);
  const files = ['a.pdf', 'b.jpg', 'c.pdf'].map((name) => ({ name, size: 5 }));
  const some = chooseFiles(files, rules, 0);
  expect(some.taken).toHaveLength(2);
  expect(some.refusals).toEqual([{ text: 'someAdded', n: 2, m: 1 }]);
  expect(chooseFiles(files, rules, 2)).toEqual({ taken: [], refusals: [{ text: 'tooMany' }] });
  const mixed = chooseFiles(
    [
      { name: 'a.exe', size: 5 },
      { name: 'a.pdf', size: 9 * megabyte },
    ],
    rules,
    0,
  );
  expect(mixed).toEqual({ taken: [], refusals: [{ text: 'wrongType', list: 'jpg, pdf' }, { text: 'tooLarge' }] });
});
