import { expect, it } from 'vitest';
import type { FieldSchema } from '../../../schemas/index.ts';
import { listBindings } from './listBindings.ts';
import { parseTemplate } from './parseTemplate.ts';

const properties: Record<string, FieldSchema> = {
  name: { type: 'string', 'x-title': { th: 'ชื่อ', en: 'Name' }, examples: ['ปากกา'] },
  price: { type: 'number' },
  due: { type: 'string', format: 'date' },
  kind: { type: 'string', enum: ['a'] },
  customer_id: { type: 'string', 'x-ref': 'customer' },
  pin: { type: 'string', 'x-secret': true },
  address: { type: 'object', properties: { city: { type: 'string' }, key: { type: 'string', 'x-secret': true } } },
  lines: { type: 'array', items: { type: 'object', properties: {} } },
  tags: { type: 'array', items: { type: 'string' } },
};

it('offers what can be bound, with the format that fits, and no secrets', () => {
  const found = listBindings({
    record: { properties },
    fields: [{ name: 'city', title: { th: 'เมือง', en: 'City' } }],
    parameters: ['id'],
  });
  const texts = found.map(({ text }) => text);
  expect(texts).toEqual(
    expect.arrayContaining([
      '{{record.name}}',
      '{{record.price | number}}',
      '{{record.due | date}}',
      '{{record.kind | title}}',
      '{{record.customer_id | title}}',
      '{{record.state | title}}',
      '{{record.address.city}}',
      '{{record.tags}}',
      '{{record.id}}',
      '{{form.city}}',
      '{{route.id}}',
      '{{user.name}}',
    ]),
  );
  expect(texts.join()).not.toMatch(/pin|key|lines|item/);
  expect(found.find(({ text }) => text === '{{record.name}}')).toMatchObject({ title: { th: 'ชื่อ' }, example: 'ปากกา' });
});

it('writes only what is read as a placeholder', () => {
  for (const { text } of listBindings({ item: { properties } })) {
    const [part, ...rest] = parseTemplate(text);
    expect([typeof part, rest]).toEqual(['object', []]);
  }
});
