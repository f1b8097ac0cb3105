import { expect, it } from 'vitest';
import { defineProps } from './defineProps.ts';
import * as prop from './prop.ts';

const title = { th: 'ชื่อ', en: 'Name' };

it('puts a property into the section of its kind', () => {
  const { properties } = defineProps({
    text: prop.text(title),
    link: prop.link(title),
    color: prop.color(title),
    choice: prop.choice(title, ['a', 'b']),
    toggle: prop.toggle(title),
    query: prop.query(title),
    list: prop.list(title, { name: prop.text(title) }),
  });
  const groups = Object.fromEntries(Object.entries(properties).map(([name, schema]) => [name, schema['x-group']]));
  expect(groups).toEqual({
    text: 'content',
    link: 'behaviour',
    color: 'look',
    choice: 'look',
    toggle: 'behaviour',
    query: 'data',
    list: 'content',
  });
});

it('leaves a property in the section that it names, and entries of a list in none', () => {
  const { properties } = defineProps({
    toggle: prop.toggle(title, { group: 'look' }),
    list: prop.list(title, { name: prop.text(title) }),
  });
  expect(properties.toggle?.['x-group']).toBe('look');
  expect(properties.list?.items?.properties?.name).not.toHaveProperty('x-group');
});
