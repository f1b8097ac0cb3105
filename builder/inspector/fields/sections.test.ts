import { expect, it } from 'vitest';
import { fillDefaults, isPropertyShown } from '../../../engine/layout/propertyShown.ts';
import type { WidgetProps } from '../../../schemas/index.ts';
import { readPath } from '../../document/tree/readPath.ts';
import { listWidgetSections } from './sections.ts';

const props: WidgetProps = {
  type: 'object',
  properties: {
    uid: { type: 'string' },
    text: { type: 'string' },
    kind: { type: 'string', enum: ['plain', 'link'], default: 'plain', 'x-group': 'look' },
    href: { type: 'string', 'x-group': 'behaviour', 'x-when': { kind: 'link' } },
  },
};

it('sorts properties into sections and leaves the uid out', () => {
  const sections = listWidgetSections({ props });
  expect(sections.map(({ title }) => title)).toEqual(['group_content', 'group_look', 'group_behaviour']);
  expect(sections[0]?.fields.map(({ path }) => path)).toEqual([['text']]);
});

it('shows a property only when the object meets its condition, defaults counted', () => {
  const schema = props.properties.href!;
  expect(isPropertyShown(schema, fillDefaults({}, props))).toBe(false);
  expect(isPropertyShown(schema, fillDefaults({ kind: 'link' }, props))).toBe(true);
  expect(isPropertyShown({ 'x-when': { kind: { $unknown: 1 } } }, {})).toBe(true);
});

it('reads a value however deep, and nothing that every object inherits', () => {
  expect(readPath({ items: [{ title: 'a' }] }, ['items', 0, 'title'])).toBe('a');
  expect(readPath({}, ['constructor'])).toBeUndefined();
  expect(readPath({ items: 'x' }, ['items', 0])).toBeUndefined();
});
