import type { MenuItem } from 'sala/schemas';

export type MenuTitle = MenuItem['title'];

/** Both languages of a title as they are edited; a title of one language is in `th`. */
export function readTitle(title: MenuTitle): { th: string; en: string } {
  return typeof title === 'string' ? { th: title, en: '' } : title;
}

/** Titles as they are stored: in two languages only where both are filled in, and never empty. */
export function settleTitles(items: readonly MenuItem[], unnamed: string): MenuItem[] {
  return items.map((item) => {
    const { th, en } = readTitle(item.title);
    const [thai, english] = [th.trim(), en.trim()];
    const title = thai && english ? { th: thai, en: english } : thai || english || unnamed;
    return { ...item, title, ...(item.subMenu && { subMenu: settleTitles(item.subMenu, unnamed) }) };
  });
}
