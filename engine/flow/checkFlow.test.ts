import { expect, it } from 'vitest';
import type { Json } from '../../schemas/index.ts';
import { checkFlow } from './checkFlow.ts';

const faultsOf = (code: string, params: Json) =>
  checkFlow({ steps: [{ uid: 'a', code, params }] }).map(({ path, text }) => `${path}: ${text?.th}`);

it('a value of another type is told by the title of its field and what it is to be', () => {
  expect(faultsOf('wait', { seconds: {} })).toEqual(['steps.0.params.seconds: “รอนาน” ต้องเป็นตัวเลขตั้งแต่ 0']);
  expect(faultsOf('request', { url: 'https://example.com', method: 'SEND' })).toEqual([
    expect.stringMatching(/^steps\.0\.params\.method: “.+” ต้องเป็นค่าใดค่าหนึ่งของ GET, /),
  ]);
});

it('a formula that cannot be read is explained in Thai', () => {
  expect(faultsOf('branch', { when: '1 +' })).toEqual([expect.stringContaining('สูตรยังไม่จบ')]);
  expect(faultsOf('branch', { when: '1 ) 2' })).toEqual([expect.stringContaining('ไม่ควรมี “)” ตรงนี้')]);
  expect(faultsOf('branch', { when: '"a' })).toEqual([expect.stringContaining('เครื่องหมายคำพูดปิด')]);
});
