import { useEffect } from 'react';
import { isSameJson } from '../../engine/layout/isSameJson.ts';
import { useRuntime } from '../../runtime/context/RuntimeContext.ts';
import { storeAnswer } from '../../runtime/data/storeAnswer.ts';
import { textFormulas } from '../../runtime/render/binding/textFormulas.ts';
import { loadRowParts } from '../../runtime/render/loadRowParts.ts';
import type { DraftDataAnswer, Json, Row } from '../../schemas/index.ts';
import { readDraftData } from '../api/draftData.ts';
import { useLanguage } from '../language/LanguageProvider.tsx';
import type { Draft } from '../state/save/draft.ts';
import { useBuilder } from '../ui/BuilderContext.ts';
import { needsRefetch } from './needsRefetch.ts';

/**
 * Loads the data of the stored draft's widgets, when the builder opens and after a save that changed a request. Failed
 * requests are ignored: the page can be edited without data.
 */
export function useCanvasData(): void {
  const { draft, editor, shownRows, around, sample } = useBuilder();
  const runtime = useRuntime();
  const { language } = useLanguage();
  useEffect(() => {
    let isHere = true;
    let asked = editor.getTree();
    let known: DraftDataAnswer | undefined;
    const show = async (answer: DraftDataAnswer) => {
      runtime.views.add(answer.widgets);
      await Promise.all([loadRowParts(listRows(answer)), textFormulas.load()]);
      if (!isHere) return;
      const { data } = runtime.page.get();
      for (const uid of Object.keys({ ...known?.data, ...answer.data }))
        storeAnswer(data, uid, { data: answer.data[uid] ?? {} });
      shownRows.set(keepSame(shownRows.get(), answer.rows));
      // What was read again is seldom different, and what draws it need not draw again.
      if (!isSame(around.get(), answer.around)) around.set(answer.around);
      const { wanted } = sample.get();
      const next = { wanted, offered: answer.samples, record: answer.record ?? null, items: answer.items };
      if (!isSame(sample.get(), next)) sample.set(next);
      known = answer;
    };
    let shownFor: string | null = null;
    const load = () => {
      asked = editor.getTree();
      const { wanted } = sample.get();
      shownFor = wanted;
      readDraftData(runtime.api, { key: draft.key, about: wanted, language })
        .then((answer) => (isHere && wanted === sample.get().wanted ? show(answer) : undefined))
        .catch(() => undefined);
    };
    load();
    const stop = afterSaves(draft, () => {
      if (!known || needsRefetch(asked, editor.getTree(), known.asks)) load();
    });
    const stopSample = sample.subscribe(() => sample.get().wanted !== shownFor && load());
    return () => {
      isHere = false;
      stop();
      stopSample();
    };
  }, [draft, editor, runtime, language, shownRows, around, sample]);
}

/** The server reads what is stored: an edit is there after its save, and is told of before. */
function afterSaves({ state }: Pick<Draft, 'state'>, work: () => void): () => void {
  let before = state.get().save;
  return state.subscribe(() => {
    const { save } = state.get();
    const isSaved = save === 'saved' && before !== 'saved';
    before = save;
    if (isSaved) work();
  });
}

/** All rows that are drawn but not edited. */
function listRows({ rows, around }: DraftDataAnswer): Row[] {
  return [...Object.values(rows).flat(), ...(around?.header ?? []), ...(around?.footer ?? [])];
}

/** Both are parts of answers of the server. */
function isSame(one: unknown, other: unknown): boolean {
  return isSameJson(one as Json | undefined, other as Json | undefined); // answers are JSON
}

/** Equal rows keep their identity, so that only changed ones are drawn again. */
function keepSame(before: DraftDataAnswer['rows'], after: DraftDataAnswer['rows']): DraftDataAnswer['rows'] {
  return Object.fromEntries(
    Object.entries(after).map(([uid, rows]) => {
      const known = before[uid];
      return [uid, known && isSame(known, rows) ? known : rows];
    }),
  );
}
