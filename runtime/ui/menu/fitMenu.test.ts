import { describe, expect, it } from 'vitest';
import { fitMenu } from './fitMenu.ts';
import type { MenuNode } from './menuNode.ts';

const line = (title: string): MenuNode => ({ key: title, title, target: `/${title}`, children: [] });
const names = (nodes: MenuNode[]) => nodes.map(({ title }) => title);
const place = { brand: 'สถาบันศาลาวิชาการ', more: 'เพิ่มเติม' };

describe('fitMenu', () => {
  it('leaves a short menu as it is', () => {
    const nodes = ['หน้าแรก', 'หลักสูตร', 'ติดต่อเรา'].map(line);
    expect(fitMenu(nodes, place)).toEqual({ nodes, room: 'narrow' });
  });

  it('asks for a wider window when the menu is long', () => {
    const nodes = ['หน้าแรก', 'หลักสูตรทั้งหมด', 'เกี่ยวกับเรา', 'ข่าวและบทความ', 'ติดต่อเรา'].map(line);
    const fitted = fitMenu(nodes, place);
    expect(fitted.nodes).toBe(nodes);
    expect(fitted.room).not.toBe('narrow');
  });

  it('keeps what no window holds below one more entry, in order and none lost', () => {
    const nodes = Array.from({ length: 14 }, (_, at) => line(`หลักสูตรอบรมที่ ${at}`));
    const fitted = fitMenu(nodes, place);
    const last = fitted.nodes.at(-1);
    expect(fitted.room).toBe('wide');
    expect(last).toMatchObject({ title: 'เพิ่มเติม', target: '' });
    expect(names([...fitted.nodes.slice(0, -1), ...(last?.children ?? [])])).toEqual(names(nodes));
    expect(last?.children.length).toBeGreaterThan(1);
  });

  it('counts no room for marks above and below Thai letters', () => {
    const bare = Array.from({ length: 6 }, (_, at) => line(`กนทบผลม${at}`));
    const marked = Array.from({ length: 6 }, (_, at) => line(`กี่นู้ทิ้บึ่ผื่ลัม${at}`));
    expect(fitMenu(marked, place).room).toBe(fitMenu(bare, place).room);
  });
});
