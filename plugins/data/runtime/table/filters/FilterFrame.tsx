import { type ComponentProps, useCallback } from 'react';
import { Dialog, useText } from 'sala/runtime';
import { useNarrow } from '../../parts/useNarrow.ts';
import { filterTexts } from '../texts/filterTexts.ts';
import { FilterPanel } from './FilterPanel.tsx';

type Props = ComponentProps<typeof FilterPanel> & { onClose: () => void };

/** Where a filter is built: above the rows, and on a phone over them, since there it fills the screen. */
export function FilterFrame({ onClose, onApply, ...panel }: Props) {
  const say = useText(filterTexts);
  const isNarrow = useNarrow();
  const applyAndClose = useCallback<typeof onApply>(
    (filter, sort) => {
      onApply(filter, sort);
      onClose();
    },
    [onApply, onClose],
  );
  if (!isNarrow) return <FilterPanel {...panel} onApply={onApply} />;
  return (
    <Dialog title={say('filter')} onClose={onClose}>
      <FilterPanel {...panel} onApply={applyAndClose} />
    </Dialog>
  );
}
