import { Icon, showToast, useApi, useCallMessage, useText, useWidgetData } from 'sala/runtime';
import type { JsonObject } from 'sala/schemas';
import type { ListAnswer } from '../../../shared/list/listAnswer.ts';
import { nameOf } from '../../../shared/list/nameOf.ts';
import type { RowTool } from '../../grid/gridParts.ts';
import { bulkTexts } from '../texts/bulkTexts.ts';

/** The button that takes one record out of the trash. */
export function useRestore(uid: string, answer: ListAnswer | undefined): RowTool {
  const api = useApi();
  const say = useText(bulkTexts);
  const explain = useCallMessage();
  const { refresh } = useWidgetData(uid);
  async function restore({ id }: JsonObject, name: string) {
    if (!answer?.collection) return;
    try {
      await api(`/api/${encodeURIComponent(answer.collection)}/${encodeURIComponent(String(id))}/restore`, {
        method: 'POST',
      });
      showToast({ title: say('restored', { name }), kind: 'success' });
      refresh();
    } catch (error) {
      showToast({ title: explain(error), kind: 'error' });
    }
  }
  return {
    title: say('restore'),
    draw: (row) => {
      const name = answer ? nameOf(answer, row) : '';
      return (
        <button
          type="button"
          className="s-button s-button--outline s-button--small"
          aria-label={say('restoreOne', { name })}
          onClick={() => restore(row, name)}
        >
          <Icon name="undo-2" size={16} />
          {say('restore')}
        </button>
      );
    },
  };
}
