import { lazy, Suspense } from 'react';
import type { WidgetAddress } from 'sala/schemas';
import type { ListAsk } from '../../../shared/list/listAddress.ts';
import type { ListAnswer } from '../../../shared/list/listAnswer.ts';
import { FilterChips } from './FilterChips.tsx';
import { Filters } from './Filters.tsx';
import type { useListFilter } from './useListFilter.ts';

interface Props {
  uid: string;
  ask: ListAsk;
  answer: ListAnswer;
  address: WidgetAddress;
  used: ReturnType<typeof useListFilter>;
  /** Scripts run. */
  isReady: boolean;
  /** The filter is being changed. */
  isOpen: boolean;
  onOpen: (open: boolean) => void;
}

const FilterFrame = lazy(async () => ({ default: (await import('./FilterFrame.tsx')).FilterFrame }));

/** What a list is narrowed by, and how that is changed: by sentences, without scripts by a form. */
export function ListFilters({ uid, ask, answer, address, used, isReady, isOpen, onOpen }: Props) {
  return (
    <>
      {!isReady && <Filters uid={uid} ask={ask} answer={answer} />}
      <FilterChips {...used} names={answer.names} onOpen={() => onOpen(true)} onChange={used.apply} />
      {isOpen && (
        <Suspense>
          <FilterFrame
            key={`${address.where ?? ''} ${address.sort ?? ''}`}
            {...{ ...used, sort: answer.sort, names: answer.names, id: `${uid}-filters` }}
            onApply={used.apply}
            onClose={() => onOpen(false)}
          />
        </Suspense>
      )}
    </>
  );
}
