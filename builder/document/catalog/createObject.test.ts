import { expect, it } from 'vitest';
import type { WidgetDefinition } from '../../../schemas/index.ts';
import { createObject } from './createObject.ts';

const definition: WidgetDefinition = {
  type: 'tabs',
  title: { th: '', en: '' },
  icon: '',
  category: 'structure',
  version: 3,
  hydrate: 'never',
  container: { panelsFrom: 'panels' },
  starts: { label: { th: 'ใหม่', en: 'New' } },
  props: {
    type: 'object',
    properties: {
      label: { type: 'string', default: '' },
      kind: { type: 'string', default: 'line' },
      look: { type: 'object', properties: { wide: { type: 'boolean', default: true }, note: { type: 'string' } } },
      panels: {
        type: 'array',
        default: [{ uid: 'a', title: 'หนึ่ง' }, { title: 'สอง' }],
        items: { type: 'object', properties: { uid: { type: 'string' }, title: { type: 'string' } } },
      },
    },
  },
};

it('makes an object of the widget’s version with its defaults, and fresh uids for panels', () => {
  let count = 0;
  expect(createObject(definition, () => `n${++count}`)).toEqual({
    uid: 'n3',
    type: 'tabs',
    v: 3,
    kind: 'line',
    label: { th: 'ใหม่', en: 'New' },
    look: { wide: true },
    panels: [
      { uid: 'n1', title: 'หนึ่ง' },
      { uid: 'n2', title: 'สอง' },
    ],
  });
});

it('notes the heading and the running text that it starts with as examples, and no label', () => {
  const starts = { label: 'Go', title: { th: 'หัวข้อ', en: 'Heading' }, body: '<p>Write here</p>' };
  const properties = { title: { type: 'string' }, body: { type: 'string', 'x-control': 'rich-text' } } as const;
  const props = { type: 'object' as const, properties };
  const heading = { text: 'title', level: 2 };
  const created = createObject({ ...definition, starts, heading, props });
  expect(created.builder).toEqual({ examples: ['หัวข้อ', 'Heading', '<p>Write here</p>'] });
});
