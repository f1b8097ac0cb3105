import { expect, it } from 'vitest';
import { readText } from '../../../schemas/index.ts';
import { rootId, type TreeNode } from '../../document/tree/tree.ts';
import { listPageSections } from './pageSections.ts';

const titleOf = (kind: string) => {
  const node: TreeNode = { id: rootId, kind: 'layout', parent: null, children: [], data: { kind } };
  return readText(listPageSections(node, { forms: [] })[0]?.fields[0]?.schema['x-title'], 'th');
};

it('calls the title by what it is the title of', () => {
  expect(titleOf('page')).toBe('ชื่อหน้า');
  expect(titleOf('header')).toBe('ชื่อส่วนหัว');
  expect(titleOf('footer')).toBe('ชื่อส่วนท้าย');
  expect(titleOf('popup')).toBe('ชื่อป๊อปอัป');
  expect(titleOf('form')).toBe('ชื่อฟอร์ม');
});

it('gives a saved block its title only: it is opened by no address', () => {
  const node: TreeNode = { id: rootId, kind: 'layout', parent: null, children: [], data: { kind: 'page' } };
  const sections = listPageSections(node, { forms: [], key: 'block/offer' });
  expect(sections.flatMap(({ fields }) => fields.map(({ path }) => path.join('.')))).toEqual(['settings.title']);
  expect(readText(sections[0]?.fields[0]?.schema['x-title'], 'th')).toBe('ชื่อบล็อก');
});
