import { useNavigate } from '../context/useNavigate.ts';
import { useRecords } from '../context/useRecords.ts';
import { useCallMessage } from '../language/useCallMessage.ts';
import { useText } from '../language/useText.ts';
import { showToast } from '../ui/toast/showToast.ts';
import { useRefreshPage } from './useRefreshPage.ts';

export interface ToldChange {
  collection: string;
  /** As the change left it. */
  record: { id?: unknown; version?: unknown; _undo?: unknown };
  title: string;
  text?: string;
  kind?: 'success' | 'warning';
  /** The page to go to once it is taken back, and once it is done again; by default one stays. */
  goes?: { undone?: string; again?: string };
}

/** Says that a record was changed, and offers to take that back where whoever did it may; then to do it again. */
export function useTellChange(): (change: ToldChange) => void {
  const records = useRecords();
  const refresh = useRefreshPage();
  const navigate = useNavigate();
  const explain = useCallMessage();
  const say = useText(texts);

  function tell(change: ToldChange): void {
    const { title, text, kind = 'success' } = change;
    const ms = kind === 'warning' ? { ms: 20_000 } : {};
    showToast({ title, ...(text && { text }), kind, ...ms, ...offer(change, change.record, 'undo') });
  }
  function offer(change: ToldChange, record: ToldChange['record'], what: 'undo' | 'again') {
    if (record._undo !== true) return {};
    const perform = () => void takeBack(change, record, what);
    return { action: { title: say(what), perform, undoes: true } };
  }
  async function takeBack(change: ToldChange, record: ToldChange['record'], what: 'undo' | 'again'): Promise<void> {
    const { collection, title, text, goes } = change;
    try {
      const back = await records(collection).undo(String(record.id), Number(record.version));
      const path = what === 'undo' ? goes?.undone : goes?.again;
      // The page of a record bears its name, which may be another now.
      if (path) await navigate(path, { fresh: true, replace: path === location.pathname });
      else refresh();
      showToast({
        title: say(what === 'undo' ? 'undone' : 'redone'),
        text: [title, text].filter(Boolean).join('\n'),
        kind: 'success',
        ...offer(change, back, what === 'undo' ? 'again' : 'undo'),
      });
    } catch (error) {
      showToast({ title: say('failed'), text: explain(error), kind: 'error', ms: 8000 });
      refresh();
    }
  }
  return tell;
}

const texts = {
  undo: { th: 'เลิกทำ', en: 'Undo' },
  again: { th: 'ทำอีกครั้ง', en: 'Redo' },
  undone: { th: 'เลิกทำแล้ว', en: 'Undone' },
  redone: { th: 'ทำอีกครั้งแล้ว', en: 'Redone' },
  failed: { th: 'เลิกทำไม่ได้', en: 'This cannot be undone' },
};
