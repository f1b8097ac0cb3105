import { useState } from 'react';
import { ConfirmDialog, Icon, useTakeBack, useText } from 'sala/runtime';
import type { HistoryEntry } from '../../shared/historyAnswer.ts';
import { describeEntry } from './describeEntry.ts';
import { historyTexts } from './historyTexts.ts';
import { nameAction } from './nameAction.ts';

interface Props {
  place: { collection: string; id: string };
  entry: HistoryEntry;
  /** What became of the record since. */
  later: HistoryEntry[];
}

/** The button that takes an own change back: at once where nothing followed, else after a question that says what stays. */
export function UndoEntry({ place: { collection, id }, entry, later }: Props) {
  const say = useText(historyTexts);
  const { takeBack } = useTakeBack();
  const [asked, setAsked] = useState(false);
  const describe = (one: HistoryEntry) => describeEntry(one, say(nameAction(one)));
  const what = describe(entry);
  const perform = () => takeBack({ collection, record: { id, version: entry.version }, title: what });
  return (
    <>
      <button
        type="button"
        className="s-button s-button--quiet s-button--small"
        aria-label={say('undoNamed', { what })}
        onClick={() => (later.length > 0 ? setAsked(true) : void perform())}
      >
        <Icon name="undo-2" size={14} />
        {say('undo')}
      </button>
      {asked && (
        <ConfirmDialog
          title={say('undoAsk')}
          text={say('undoText')}
          action={say('undo')}
          perform={perform}
          onClose={() => setAsked(false)}
        >
          <ul className="w-history__later">
            {later.map((one) => (
              <li key={`${one.version} ${one.at}`}>
                {say('someone', { name: one.by ?? say(one.dueAt ? 'byTime' : 'system'), what: describe(one) })}
              </li>
            ))}
          </ul>
        </ConfirmDialog>
      )}
    </>
  );
}
