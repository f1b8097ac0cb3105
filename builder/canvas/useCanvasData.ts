import { useEffect } from 'react';
import { useRuntime } from '../../runtime/context/RuntimeContext.ts';
import { settle } from '../../runtime/data/takeAnswer.ts';
import { loadRowParts } from '../../runtime/page/loadRowParts.ts';
import type { DraftDataAnswer } from '../../schemas/index.ts';
import { readDraftData } from '../api/draftData.ts';
import { useBuilder } from '../shell/BuilderContext.ts';
import { asksAnew } from './asksAnew.ts';

/**
 * Fills the canvas with what the widgets of the stored draft ask for, when the builder opens and after a save that changed a
 * question. What cannot be had stays away quietly: the page can be edited without.
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
        settle(data, uid, { data: answer.data[uid] ?? {} });
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
      if (!known || asksAnew(asked, editor.getTree(), known.asks)) load();
    });
    return () => {
      isHere = false;
      stop();
    };
  }, [draft, editor, runtime, shownRows]);
}

/** Rows that say the same stay the same, so that only what changed is drawn anew. */
function keepSame(before: DraftDataAnswer['rows'], after: DraftDataAnswer['rows']): DraftDataAnswer['rows'] {
  return Object.fromEntries(
    Object.entries(after).map(([uid, rows]) => {
      const known = before[uid];
      return [uid, known && JSON.stringify(known) === JSON.stringify(rows) ? known : rows];
    }),
  );
}
