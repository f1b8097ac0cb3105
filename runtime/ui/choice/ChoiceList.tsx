import { drawWhenLoaded } from '../aria/drawWhenLoaded.tsx';
import type { ChoiceListProps } from './choiceListProps.ts';
import { NativeChoiceList } from './NativeChoiceList.tsx';

/** One of many in a dialog: a search field with all choices under it. */
export const ChoiceList = drawWhenLoaded<ChoiceListProps>(
  async () => (await import('./AriaChoiceList.tsx')).AriaChoiceList,
  NativeChoiceList,
);
