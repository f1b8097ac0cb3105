import { useLanguage } from '../language/LanguageProvider.tsx';
import { useStore } from '../state/createStore.ts';
import { useBuilder } from '../ui/BuilderContext.ts';
import { isHiddenFor } from './isHiddenFor.ts';
import { useFindItem } from './useFindItem.ts';

/** Why a part is not shown with the records that the page is looked at with; undefined while it is shown. */
export function useHiddenReason(id: string, show: unknown): string | undefined {
  const { sample } = useBuilder();
  const { say } = useLanguage();
  const findItem = useFindItem(id);
  const isHidden = useStore(
    sample,
    (state) => typeof show === 'object' && isHiddenFor(show, { record: state.record, item: findItem(state) }),
  );
  return isHidden ? say('conditionUnmet') : undefined;
}
