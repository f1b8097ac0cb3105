import { useCallback } from 'react';
import type { JsonObject } from '../../schemas/index.ts';
import { listAncestors } from '../document/tree/tree.ts';
import type { Sample } from '../state/sample.ts';
import { useBuilder } from '../ui/BuilderContext.ts';

/** Finds the record that the rows around a node are repeated for. What is moved elsewhere is drawn anew, and asks again. */
export function useFindItem(id: string): (sample: Sample) => JsonObject | undefined {
  const { catalog, editor } = useBuilder();
  return useCallback(
    ({ items }: Sample) => {
      const around = listAncestors(editor.getTree(), id);
      const repeater = around.find(({ data }) => catalog.find(data.type)?.definition.repeats !== undefined);
      return typeof repeater?.data.uid === 'string' ? items[repeater.data.uid] : undefined;
    },
    [catalog, editor, id],
  );
}
