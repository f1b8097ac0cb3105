import { describe, expect, it } from 'vitest';
import { fitMenu } from './fitMenu.ts';

const line = (title: string) => ({ path: `/${title}`, title });
const place = { brand: 'สถาบันศาลาวิชาการ', language: 'th' } as const;

describe('fitMenu', () => {
  it('leaves a short menu as it is', () => {
    expect(fitMenu(['หน้าแรก', 'หลักสูตร', 'ติดต่อเรา'].map(line), place)).toEqual({ room: 'narrow' });
  });

  it('asks for a wider window when the menu is long', () => {
    const menu = ['หน้าแรก', 'หลักสูตรทั้งหมด', 'เกี่ยวกับเรา', 'ข่าวและบทความ', 'ติดต่อเรา'].map(line);
    const { room, shown } = fitMenu(menu, place);
    expect(shown).toBeUndefined();
    expect(room).not.toBe('narrow');
  });

  it('shows as many entries as the widest window holds beside one more, and leaves it at least two', () => {
    const menu = Array.from({ length: 14 }, (_, at) => line(`หลักสูตรอบรมที่ ${at}`));
    const { room, shown = 0 } = fitMenu(menu, place);
    expect(room).toBe('wide');
    expect(shown).toBeGreaterThan(0);
    expect(menu.length - shown).toBeGreaterThan(1);
  });

  it('measures the titles in the language of the reader', () => {
    const long = { th: 'ข่าว', en: 'Announcements and articles of the institute' };
    const menu = Array.from({ length: 4 }, (_, at) => ({ path: `/${at}`, title: long }));
    expect(fitMenu(menu, place).room).toBe('narrow');
    expect(fitMenu(menu, { ...place, language: 'en' })).toMatchObject({ room: 'wide', shown: 1 });
  });

  it('counts no room for marks above and below Thai letters', () => {
    const bare = Array.from({ length: 6 }, (_, at) => line(`กนทบผลม${at}`));
    const marked = Array.from({ length: 6 }, (_, at) => line(`กี่นู้ทิ้บึ่ผื่ลัม${at}`));
    expect(fitMenu(marked, place).room).toBe(fitMenu(bare, place).room);
  });
});
