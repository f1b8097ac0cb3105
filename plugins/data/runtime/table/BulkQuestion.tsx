import { useId, useState } from 'react';
import { ConfirmDialog, FieldFrame, useText } from 'sala/runtime';
import type { ListAnswer, RowEvent } from '../../shared/list/listAnswer.ts';
import type { RowCall } from '../../shared/list/rowCalls.ts';
import type { RecordField } from '../../shared/recordAnswer.ts';
import { AskCall } from './AskCall.tsx';
import { bulkTexts } from './bulkTexts.ts';
import { SetField } from './SetField.tsx';
import { tableTexts } from './tableTexts.ts';
import type { BulkAction } from './useBulk.ts';

/** What somebody wants to do with many rows and is asked about first. */
export type Asked = RowEvent | RowCall | 'delete' | 'restore' | 'set';

interface Props {
  asked: Asked;
  answer: ListAnswer;
  /** How many rows, as text. */
  n: string;
  changeable: readonly RecordField[];
  perform: (action: BulkAction) => void;
  onClose: () => void;
}

/** The question before something is done with many rows, with the fields that it needs. */
export function BulkQuestion({ asked, answer, n, changeable, perform, onClose }: Props) {
  const say = useText({ ...tableTexts, ...bulkTexts });
  if (asked === 'set')
    return <SetField fields={changeable} n={n} onSet={(data) => perform({ op: 'update', data })} onClose={onClose} />;
  if (asked === 'delete' || asked === 'restore')
    return (
      <ConfirmDialog
        title={say(`${asked}Ask`, { n })}
        text={say(`${asked}Text`)}
        action={say(`${asked}Action`, { n })}
        danger={asked === 'delete'}
        perform={() => perform({ op: asked })}
        onClose={onClose}
      />
    );
  if ('path' in asked)
    return (
      <AskCall
        {...{ answer, onClose }}
        call={asked}
        title={say('confirmEvent', { event: asked.title, n })}
        action={say('confirmAction', { event: asked.title, n })}
        perform={(value) => perform({ op: 'call', call: asked, asked: value })}
      />
    );
  const send = (note: string) => perform({ op: 'transition', event: asked.event, ...(note && { note }) });
  return <AskEvent event={asked} n={n} onClose={onClose} onSend={send} />;
}

interface AskProps {
  event: RowEvent;
  n: string;
  onClose: () => void;
  onSend: (note: string) => void;
}

/** Confirms irreversible events, and asks for the note that an event requires. */
function AskEvent({ event, n, onClose, onSend }: AskProps) {
  const say = useText(tableTexts);
  const id = useId();
  const [note, setNote] = useState('');
  return (
    <ConfirmDialog
      title={say('confirmEvent', { event: event.title, n })}
      text={say('confirmText')}
      action={say('confirmAction', { event: event.title, n })}
      danger={event.tone === 'danger'}
      isReady={!event.note || note.trim() !== ''}
      perform={() => onSend(note.trim())}
      onClose={onClose}
    >
      {event.note && (
        <FieldFrame id={id} label={say('reason')}>
          <textarea
            id={id}
            className="s-input"
            rows={3}
            required
            value={note}
            onChange={(change) => setNote(change.target.value)}
          />
        </FieldFrame>
      )}
    </ConfirmDialog>
  );
}
