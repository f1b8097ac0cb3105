import type { Layout, LayoutTab, Row } from '../../schemas/index.ts';

export interface Panel extends LayoutTab {
  rows: Row[];
}

/** The tabs of a layout with their rows; a layout without tabs is one panel. Rows without a tab belong to the first. */
export function listPanels({ tabs = [], rows }: Pick<Layout, 'tabs' | 'rows'>): Panel[] {
  if (tabs.length < 2) return [{ uid: '', title: '', rows }];
  const known = new Set(tabs.map((tab) => tab.uid));
  return tabs.map(({ uid, title }, index) => ({
    uid,
    title,
    rows: rows.filter((row) => row.tab === uid || (index === 0 && !known.has(row.tab ?? ''))),
  }));
}
