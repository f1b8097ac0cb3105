import { expect, it } from 'vitest';
import type { Json, JsonObject } from '../../schemas/index.ts';
import { checkFlow } from './checkFlow.ts';

const faultsOf = (code: string, params: Json) =>
  checkFlow({ steps: [{ uid: 'a', code, params }] }).map(({ path, text }) => `${path}: ${text?.th}`);

it('a value of another type is told by the title of its field and what it is to be', () => {
  expect(faultsOf('wait', { seconds: {} })).toEqual(['steps.0.params.seconds: “รอนาน” ต้องเป็นระยะเวลาไม่เกิน 90 วัน']);
  expect(faultsOf('request', { url: 'https://example.com', method: 'SEND' })).toEqual([
    expect.stringMatching(/^steps\.0\.params\.method: “.+” ต้องเป็นค่าใดค่าหนึ่งของ GET, /),
  ]);
});

it('a name that every object has is no type of step, and a sound name of one', () => {
  for (const name of ['constructor', '__proto__', 'toString'])
    expect(faultsOf(name, {})).toEqual([`steps.0.code: ไม่มีขั้นตอนชนิด "${name}"`]);
  const steps = [
    { uid: 'constructor', code: 'set', params: { values: { x: 1 } } },
    { uid: 'b', code: 'set', params: { values: { y: '=steps.constructor.x' } } },
  ];
  expect(checkFlow({ steps })).toEqual([]);
});

it('a request with a secret goes to no host that whoever starts the flow may choose', () => {
  const headers = { 'X-Key': 'Bearer $secret.key' };
  const isRefused = (url: string) =>
    faultsOf('request', { url, headers }).some((fault) => fault.startsWith('steps.0.params.url: '));
  const chosen = [
    ...[
      '=input.url',
      "='https://' + input.host",
      '{{input.base}}/a',
      'https://{{input.host}}/a',
      'https://{{input.a}}.example/',
    ],
    ...['https://api{{input.a}}.example/', '$secret.base{{input.path}}', 'https://{{input.a}}$secret.key/'],
  ];
  for (const url of chosen) expect([url, isRefused(url)]).toEqual([url, true]);
  const written = [
    ...[
      'https://api.example',
      'https://api.example/{{input.id}}',
      'https://api.example{{input.path}}',
      '$secret.base/a',
    ],
    ...['https://api.example:{{input.port}}/a', 'https://api.example?key=$secret.key&q={{input.q}}', '$secret.base'],
  ];
  for (const url of written) expect([url, isRefused(url)]).toEqual([url, false]);
  expect(faultsOf('request', { url: '=input.url' })).toEqual([]);
});

it('a formula that cannot be read is explained in Thai', () => {
  expect(faultsOf('branch', { when: '1 +' })).toEqual([expect.stringContaining('สูตรยังไม่จบ')]);
  expect(faultsOf('branch', { when: '1 ) 2' })).toEqual([expect.stringContaining('ไม่ควรมี “)” ตรงนี้')]);
  expect(faultsOf('branch', { when: '"a' })).toEqual([expect.stringContaining('เครื่องหมายคำพูดปิด')]);
});

it('an address, a page and a moment are refused at their field where they cannot be one, with an example', () => {
  const isRefused = (code: string, name: string, value: Json, others = {}) =>
    faultsOf(code, { ...others, [name]: value }).filter((fault) => fault.startsWith(`steps.0.params.${name}: `))
      .length > 0;
  const words = { subject: 'a', text: 'b' };
  expect(faultsOf('request', { url: 'example' })[0]).toMatch(
    /^steps\.0\.params\.url: “ที่อยู่ \(URL\)” .+https:\/\/example\.com/,
  );
  for (const url of [
    'example.com/{{input.id}}',
    'ftp://a.example',
    'https://',
    'https://a b',
    'https://me:pw@a.example/',
    '/a',
  ])
    expect([url, isRefused('request', 'url', url)]).toEqual([url, true]);
  for (const url of [
    'https://a.example',
    'http://a.example:{{input.port}}/{{input.id}}?q={{input.q}}',
    '{{vars.base}}/a',
    '=vars.url',
    '$secret.base/a',
  ])
    expect([url, isRefused('request', 'url', url)]).toEqual([url, false]);
  for (const to of ['somchai', 'a@b', '', 'a@example.com, b@example.com'])
    expect([to, isRefused('mail', 'to', to, words)]).toEqual([to, true]);
  for (const to of ['a@example.com', '{{input.email}}', '=input.email', '{{input.name}}@example.com'])
    expect([to, isRefused('mail', 'to', to, words)]).toEqual([to, false]);
  for (const path of ['sales', 'https://example.com', '//example.com', '/a b'])
    expect([path, isRefused('redirect', 'path', path)]).toEqual([path, true]);
  for (const path of ['/', '/sales/{{input.id}}?tab=1#top', '{{input.path}}', '=input.path'])
    expect([path, isRefused('redirect', 'path', path)]).toEqual([path, false]);
  const url = { url: 'https://a.example' };
  const wrong: JsonObject[] = [{ 'x y': '1' }, { 'x-name': 'สมชาย' }, { Host: 'a.example' }];
  for (const headers of wrong)
    expect([headers, isRefused('request', 'headers', headers, url)]).toEqual([headers, true]);
  const right: JsonObject[] = [
    { 'X-Key': 'Bearer $secret.key' },
    { 'x-name': '=input.name' },
    { a_b: 'n {{input.a}}' },
  ];
  for (const headers of right)
    expect([headers, isRefused('request', 'headers', headers, url)]).toEqual([headers, false]);
  expect(isRefused('wait', 'until', 'tomorrow')).toBe(true);
  expect(isRefused('wait', 'until', '2026-12-31T09:00')).toBe(false);
  expect(isRefused('wait', 'seconds', 91 * 86_400)).toBe(true);
});
