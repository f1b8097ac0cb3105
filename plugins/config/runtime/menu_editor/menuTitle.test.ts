import { expect, it } from 'vitest';
import { readTitle, settleTitles } from './menuTitle.ts';

it('keeps two languages where both are filled in, at every level', () => {
  const subMenu = [{ uid: 'b', title: { th: 'ติดต่อ', en: ' ' } }];
  const items = [{ uid: 'a', title: { th: ' หน้าแรก ', en: 'Home' }, subMenu }];
  expect(settleTitles(items, '?')).toEqual([
    { uid: 'a', title: { th: 'หน้าแรก', en: 'Home' }, subMenu: [{ uid: 'b', title: 'ติดต่อ' }] },
  ]);
});

it('leaves no title empty', () => {
  expect(settleTitles([{ uid: 'a', title: { th: '', en: '' } }], 'เมนูใหม่')[0]?.title).toBe('เมนูใหม่');
  expect(readTitle('ข่าว')).toEqual({ th: 'ข่าว', en: '' });
});
