import { expect, it } from 'vitest';
import { toEditor } from '../../document/convert/toEditor.ts';
import { findSources } from './findSources.ts';

it('calls the fields of a form what they are called in both languages', () => {
  const objects = [
    { uid: 'a', type: 'input', name: 'city', label: { th: 'เมือง', en: 'City' } },
    { uid: 'b', type: 'input', name: 'road' },
  ];
  const tree = toEditor({
    version: 1,
    kind: 'form',
    settings: {},
    rows: [{ uid: 'r', columns: [{ uid: 'c', objects }] }],
  });
  expect(findSources(tree, 'a', []).fields).toEqual([
    { name: 'city', title: { th: 'เมือง', en: 'City' } },
    { name: 'road', title: { th: 'road', en: 'road' } },
  ]);
});
