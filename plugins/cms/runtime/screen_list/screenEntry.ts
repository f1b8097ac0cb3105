import type { Text } from 'sala/schemas';

/** A screen as the call `listScreenLayouts` lists it. */
export interface ScreenEntry {
  key: string;
  title: Text;
  path: string | null;
  kind: 'shipped' | 'list' | 'dashboard' | 'form' | 'detail';
  state: 'original' | 'changed' | 'news';
  isPublished: boolean;
  version: number;
}

/** A conflict as the call `readMerge` tells it. */
export interface Conflict {
  id: string;
  kind: 'value' | 'removedThere' | 'removedHere' | 'moved';
  what: Text;
  property: Text | null;
  ours: string | null;
  theirs: string | null;
}
