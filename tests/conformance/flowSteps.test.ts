import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { flowStepTypes } from '../../schemas/index.ts';
import { loadShipped } from '../support/loadShipped.ts';

interface SpecifiedStep {
  /** The steps that do it here; `plugin.name` is one that a plugin adds. */
  here: string[];
  /** What the specification says that it says. */
  texts?: string[];
  /** Texts that are never told here, and why. */
  differs?: Record<string, string>;
}

/**
 * The steps of the specification with their texts. A `message` is a record with a machine: a step creates one, its effect delivers it
 * and sends it on to `confirm` or `fail`.
 */
const steps: Record<string, SpecifiedStep> = {
  login: {
    here: ['login'],
    texts: ['เข้าสู่ระบบเรียบร้อยแล้ว', 'ไม่พบข้อมูลบัญชีผู้ใช้นี้', 'เกิดข้อผิดพลาดในการเข้าสู่ระบบ', 'Invalid request'],
  },
  'forgot password': {
    here: ['forgot_password'],
    texts: ['เกิดข้อผิดพลาดในการตรวจสอบอีเมล'],
    differs: { อีเมลถูกต้อง: 'it would tell which addresses have an account: the answer is the same for all' },
  },
  'change password': {
    here: ['change_password'],
    texts: [
      'Password changed successfully',
      'กรุณาใส่รหัสผ่านใหม่',
      'An error occurred during the password change process',
      'รหัสผ่านใหม่ไม่ตรงตามเงื่อนไขที่กำหนด',
    ],
  },
  'send e-mail': {
    here: ['mail'],
    texts: [
      'Email template configuration not found.',
      'Failed to send email',
      'Failed to record email data',
      'Failed to fetch email template',
    ],
    differs: {
      'Failed to update email status':
        'the state of a mail and of its message are stored in one transaction, or neither',
    },
  },
  message: {
    here: ['create', 'transition'],
    texts: ['Failed to record email data'],
    differs: { 'Failed to update email status': 'as above' },
  },
  'update stock': {
    here: ['inventory.stock'],
    texts: [
      'Failed to fetch products',
      'Failed to fetch product with SKU {sku}',
      'Failed to update stock',
      'Failed to find sub-product with SKU {sku}',
    ],
  },
  redirect: { here: ['redirect'] },
  'show or hide': { here: ['visibility'] },
  alert: { here: ['alert'] },
  prompt: { here: ['prompt'] },
  wait: { here: ['countdown', 'wait'] },
  stop: { here: ['stop'] },
  'generic call': { here: ['request'] },
  'generic flow request': { here: ['request'] },
  logout: { here: ['logout'], texts: ['ออกจากระบบเรียบร้อยแล้ว'] },
  'cart get': { here: ['shop.cart_get'] },
  'cart update quantity': {
    here: ['shop.cart_change'],
    texts: ['Item is out of stock.', 'Item added to cart', 'Failed to add item to cart'],
  },
  'cart remove': { here: ['shop.cart_remove'] },
};

const { plugins } = await loadShipped();
const added = Object.fromEntries(
  plugins.flatMap(({ manifest: { id }, server }) =>
    Object.entries(server?.flowSteps ?? {}).map(([name, step]) => [`${id}.${name}`, step] as const),
  ),
);

const root = join(import.meta.dirname, '../..');
const sources = globSync('{server,runtime,engine,schemas,plugins}/**/*.{ts,tsx}', { cwd: root })
  .filter((file) => !/\.(test|stories)\.tsx?$|\/testing\//.test(file))
  .map((file) => readFileSync(join(root, file), 'utf8'));

it.each(Object.entries(steps))('%s can be done by a step, with its texts', (_, { here, texts = [], differs = {} }) => {
  expect(here.filter((code) => !(code in flowStepTypes) && !(code in added))).toEqual([]);
  expect(texts.filter((text) => !sources.some((source) => source.includes(text)))).toEqual([]);
  // What is said not to be told is not told by chance either.
  const told = Object.keys(differs).filter((text) => sources.some((source) => source.includes(`'${text}'`)));
  expect(told).toEqual([]);
});

it('steps of the browser are done by the page, in both languages', () => {
  const codes = ['redirect', 'visibility', 'alert', 'prompt', 'countdown', 'logout'];
  expect(codes.filter((code) => flowStepTypes[code]?.runs !== 'page')).toEqual([]);
  for (const { title, sentence } of Object.values(flowStepTypes))
    expect([title.th, title.en, sentence?.th, sentence?.en].every(Boolean)).toBe(true);
  for (const { title, description } of Object.values(added))
    expect([title.th, title.en, description.th, description.en].every(Boolean)).toBe(true);
});
