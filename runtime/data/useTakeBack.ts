import { useNavigate } from '../context/useNavigate.ts';
import { useRecords } from '../context/useRecords.ts';
import { useCallMessage } from '../language/useCallMessage.ts';
import { useText } from '../language/useText.ts';
import { showToast, type Toast } from '../ui/toast/showToast.ts';
import { useRefreshPage } from './useRefreshPage.ts';

export interface OwnChange {
  collection: string;
  /** As the change left it. */
  record: { id?: unknown; version?: unknown; _undo?: unknown };
  title: string;
  text?: string;
  /** The page to go to once it is taken back, and once it is done again; by default one stays. */
  goes?: { undone?: string; again?: string };
}

/** Takes back what this person changed, says so and offers to do it again; and the button that offers it in a message. */
export function useTakeBack() {
  const records = useRecords();
  const refresh = useRefreshPage();
  const navigate = useNavigate();
  const explain = useCallMessage();
  const say = useText(texts);

  function offer(change: OwnChange, record: OwnChange['record'], what: 'undo' | 'again'): Pick<Toast, 'action'> {
    if (record._undo !== true) return {};
    const perform = () => void takeBack(change, record, what);
    return { action: { title: say(what), perform, undoes: true } };
  }
  async function takeBack(change: OwnChange, record: OwnChange['record'], what: 'undo' | 'again'): Promise<void> {
    const { collection, title, text, goes } = change;
    try {
      const back = await records(collection).undo(String(record.id), Number(record.version));
      const path = what === 'undo' ? goes?.undone : goes?.again;
      // The page of a record bears its name, which may be another now.
      if (path) await navigate(path, { fresh: true, replace: path === location.pathname });
      else refresh();
      showToast({
        title: say(what === 'undo' ? 'undone' : 'redone'),
        // The message that is taken back, quoted: by itself it would say that something was saved.
        text: [`“${title}”`, text].filter(Boolean).join('\n'),
        kind: 'success',
        ...offer(change, back, what === 'undo' ? 'again' : 'undo'),
      });
    } catch (error) {
      showToast({ title: say('failed'), text: explain(error), kind: 'error', ms: 8000 });
      refresh();
    }
  }
  return { offer, takeBack: (change: OwnChange) => takeBack(change, change.record, 'undo') };
}

const texts = {
  undo: { th: 'เลิกทำ', en: 'Undo' },
  again: { th: 'ทำอีกครั้ง', en: 'Redo' },
  undone: { th: 'เลิกทำแล้ว', en: 'Undone' },
  redone: { th: 'ทำอีกครั้งแล้ว', en: 'Redone' },
  failed: { th: 'เลิกทำไม่ได้', en: 'This cannot be undone' },
};
