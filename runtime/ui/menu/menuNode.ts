import type { MenuEntry, MenuItem } from '../../../schemas/index.ts';
import { type Language, readText } from '../../../schemas/text.ts';

/** One entry of a menu, from any source. */
export interface MenuNode {
  key: string;
  title: string;
  target: string;
  icon?: string;
  children: MenuNode[];
}

const maxLevels = 3;

/** Entries of the site's menu, or those typed in the builder, in the reader's language. */
export function toMenuNodes(items: (MenuEntry | MenuItem)[], language: Language, level = 1): MenuNode[] {
  return items.map((item, index) => {
    const target = 'path' in item ? item.path : (item.target ?? '');
    const below = 'path' in item ? (item.children ?? []) : (item.subMenu ?? []);
    return {
      key: `${index} ${target}`,
      title: readText(item.title, language),
      target,
      icon: 'path' in item ? item.icon : undefined,
      children: level < maxLevels ? toMenuNodes(below, language, level + 1) : [],
    };
  });
}
