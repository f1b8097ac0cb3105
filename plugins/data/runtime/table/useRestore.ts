import { showToast, useApi, useCallMessage, useText, useWidgetData } from 'sala/runtime';
import type { ListAnswer } from '../../shared/list/listAnswer.ts';
import type { RowAction } from '../grid/DataGrid.tsx';
import { bulkTexts } from './bulkTexts.ts';
import { nameOf } from './nameOf.ts';

/** The button that takes one record out of the trash. */
export function useRestore(uid: string, answer: ListAnswer | undefined): RowAction {
  const api = useApi();
  const say = useText(bulkTexts);
  const explain = useCallMessage();
  const { refresh } = useWidgetData(uid);
  return {
    title: say('restore'),
    label: (row) => say('restoreOne', { name: answer ? nameOf(answer, row) : '' }),
    icon: 'undo-2',
    onPress: async (row) => {
      if (!answer?.collection) return;
      const name = nameOf(answer, row);
      try {
        await api(`/api/${answer.collection}/${encodeURIComponent(String(row.id))}/restore`, { method: 'POST' });
        showToast({ title: say('restored', { name }), kind: 'success' });
        refresh();
      } catch (error) {
        showToast({ title: explain(error), kind: 'error' });
      }
    },
  };
}
