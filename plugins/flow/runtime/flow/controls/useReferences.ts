import { useMemo } from 'react';
import { useRecords } from 'sala/runtime';
import { useRecordTitles } from '../../parts/useRecordTitles.ts';
import { useEditor } from '../parts/EditorContext.ts';

const mostFound = 12;

/** Finds records of a collection by name, and knows what those that were chosen are called. */
export function useReferences(collection: string, chosen: readonly string[]) {
  const { known } = useEditor();
  const recordsOf = useRecords();
  const ids = chosen.join(' ');
  const references = useMemo(() => ({ [collection]: ids.split(' ') }), [collection, ids]);
  const { titleOf, know } = useRecordTitles(references, known);
  return {
    titleOf: (id: string) => titleOf(collection, id) ?? id,
    async search(typed: string) {
      const { data } = await recordsOf(collection).find({ search: typed || undefined, limit: mostFound });
      return know(collection, data).filter(({ id }) => !chosen.includes(id));
    },
  };
}
