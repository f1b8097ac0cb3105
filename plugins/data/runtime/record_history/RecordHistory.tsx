import { type ReactNode, useState } from 'react';
import { useText, type WidgetViewProps } from 'sala/runtime';
import type { HistoryAnswer, HistoryEntry } from '../../shared/historyAnswer.ts';
import { Status } from '../grid/Status.tsx';
import { AsideMissing } from '../record/AsideMissing.tsx';
import { Moment } from '../record/Moment.tsx';
import { Changes } from './Changes.tsx';
import { historyTexts } from './historyTexts.ts';
import { nameAction } from './nameAction.ts';
import { UndoEntry } from './UndoEntry.tsx';
import './record_history.css';

const firstShown = 6;
const moreShown = 30;

/** What happened to a record, latest first. */
export function RecordHistory({ object, data }: WidgetViewProps<{ collection: string }>) {
  const say = useText(historyTexts);
  const [shown, setShown] = useState(firstShown);
  const answer = data.history as unknown as HistoryAnswer | null | undefined; // what data.history answers
  if (!answer) return <AsideMissing uid={object.uid} title={say('history')} />;
  if (answer.entries.length === 0) return null;
  const { entries, isCut, record } = answer;
  const left = entries.length - shown;
  return (
    <section className="w-history" aria-label={say('history')}>
      <h2>{say('history')}</h2>
      <ol>
        {entries.slice(0, shown).map((entry, at) => (
          <Entry key={`${entry.version} ${entry.at}`} entry={entry}>
            {entry.undo && (
              <UndoEntry
                place={{ collection: object.collection, id: record }}
                entry={entry}
                later={entries.slice(0, at).filter(({ mail }) => !mail)}
              />
            )}
          </Entry>
        ))}
      </ol>
      {left > 0 && (
        <button
          type="button"
          className="s-button s-button--quiet s-button--small"
          onClick={() => setShown(shown + moreShown)}
        >
          {say('older', { count: String(left) })}
        </button>
      )}
      {left <= 0 && isCut && <p>{say('cut')}</p>}
    </section>
  );
}

function Entry({ entry, children }: { entry: HistoryEntry; children?: ReactNode }) {
  const say = useText(historyTexts);
  const { at, by, behalf, dueAt, from, to, note, changes, mail } = entry;
  return (
    <li className="w-history__entry">
      <p className="w-history__line">
        <strong>{by ?? say(dueAt ? 'byTime' : 'system')}</strong>{' '}
        {behalf && <span>{say('behalf', { name: behalf })} </span>}
        <span>{mail ? say('mailed', { to: mail.to }) : say(nameAction(entry))}</span>
      </p>
      {from && to && (
        <p className="w-history__move">
          <Status choice={{ value: from.title, ...from } as Parameters<typeof Status>[0]['choice']} />
          <span aria-hidden="true">→</span>
          <span className="s-visually-hidden">{say('became')}</span>
          <Status choice={{ value: to.title, ...to } as Parameters<typeof Status>[0]['choice']} />
        </p>
      )}
      {mail && (
        <p className="w-history__mail">
          {mail.subject}{' '}
          <Status choice={{ value: mail.status, title: say(`mail_${mail.status}`), tone: tones[mail.status] }} />
        </p>
      )}
      {note && <blockquote>{note}</blockquote>}
      {changes.length > 0 && <Changes changes={changes} />}
      <p className="w-history__end">
        <Moment at={at} />
        {children}
      </p>
    </li>
  );
}

const tones = { waiting: 'info', sent: 'success', kept: 'warning', failed: 'danger', cancelled: 'neutral' } as const;
