import { expect, it } from 'vitest';
import * as prop from './prop.ts';

const title = { th: 'ชื่อ', en: 'Name' };
const titles = { small: { th: 'เล็ก', en: 'Small' }, large: { th: 'ใหญ่', en: 'Large' } };

it('writes a text with its limit, default and what else is said', () => {
  expect(prop.text(title, { max: 40, bind: true, help: titles.small, when: { shown: true } })).toEqual({
    type: 'string',
    maxLength: 40,
    default: '',
    'x-title': title,
    'x-help': titles.small,
    'x-bind': true,
    'x-when': { shown: true },
  });
});

it('names the control of a kind of text', () => {
  expect(prop.image(title)).toMatchObject({ 'x-control': 'image', 'x-bind': true, maxLength: 2000 });
  expect(prop.richText(title, { bind: false })).not.toHaveProperty('x-bind');
});

it('chooses the first value where no default is given', () => {
  expect(prop.choice(title, titles)).toEqual({
    type: 'string',
    enum: ['small', 'large'],
    default: 'small',
    'x-title': title,
    'x-enum-titles': titles,
  });
  expect(prop.choice(title, [2, 3, 4], { default: 3 })).toMatchObject({ type: 'integer', enum: [2, 3, 4], default: 3 });
});

it('gives a number no default and no limit that is not said', () => {
  expect(prop.number(title)).toEqual({ type: 'number', 'x-title': title });
  expect(prop.integer(title, { min: 0, default: 0 })).toEqual({
    type: 'integer',
    minimum: 0,
    default: 0,
    'x-title': title,
  });
});

it('holds entries with properties, or of one kind', () => {
  const name = prop.text(title);
  expect(prop.list(title, { name }, { max: 3 })).toEqual({
    type: 'array',
    maxItems: 3,
    default: [],
    items: { type: 'object', properties: { name } },
    'x-title': title,
  });
  expect(prop.values(title, name).items).toBe(name);
});
