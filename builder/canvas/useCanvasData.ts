import { useEffect } from 'react';
import { useRuntime } from '../../runtime/context/RuntimeContext.ts';
import { storeAnswer } from '../../runtime/data/storeAnswer.ts';
import { loadRowParts } from '../../runtime/render/loadRowParts.ts';
import type { DraftDataAnswer } from '../../schemas/index.ts';
import { readDraftData } from '../api/draftData.ts';
import { useBuilder } from '../ui/BuilderContext.ts';
import { needsRefetch } from './needsRefetch.ts';

/**
 * Loads the data of the stored draft's widgets, when the builder opens and after a save that changed a request. Failed
 * requests are ignored: the page can be edited without data.
 */
export function useCanvasData(): void {
  const { draft, editor, shownRows } = useBuilder();
  const runtime = useRuntime();
  useEffect(() => {
    let isHere = true;
    let asked = editor.getTree();
    let known: DraftDataAnswer | undefined;
    const show = async (answer: DraftDataAnswer) => {
      runtime.views.add(answer.widgets);
      await loadRowParts(Object.values(answer.rows).flat());
      if (!isHere) return;
      const { data } = runtime.page.get();
      const gone = Object.keys(known?.data ?? {});
      for (const uid of new Set([...gone, ...Object.keys(answer.data)]))
        storeAnswer(data, uid, { data: answer.data[uid] ?? {} });
      shownRows.set(keepSame(shownRows.get(), answer.rows));
      known = answer;
    };
    const load = () => {
      asked = editor.getTree();
      readDraftData(runtime.api, draft.key)
        .then((answer) => (isHere ? show(answer) : undefined))
        .catch(() => undefined);
    };
    load();
    const stop = draft.state.subscribe(() => {
      if (draft.state.get().save !== 'saved') return;
      if (!known || needsRefetch(asked, editor.getTree(), known.asks)) load();
    });
    return () => {
      isHere = false;
      stop();
    };
  }, [draft, editor, runtime, shownRows]);
}

/** Equal rows keep their identity, so that only changed ones are drawn again. */
function keepSame(before: DraftDataAnswer['rows'], after: DraftDataAnswer['rows']): DraftDataAnswer['rows'] {
  return Object.fromEntries(
    Object.entries(after).map(([uid, rows]) => {
      const known = before[uid];
      return [uid, known && JSON.stringify(known) === JSON.stringify(rows) ? known : rows];
    }),
  );
}
