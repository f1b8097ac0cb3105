import { useState } from 'react';
import { Icon, Link, Menu, useText, type WidgetViewProps } from 'sala/runtime';
import { type ListedEvent, listEvents, type RecordAnswer, readRecordAnswer } from '../../shared/recordAnswer.ts';
import { DocumentPreview } from '../document/DocumentPreview.tsx';
import { documentTexts } from '../document/documentTexts.ts';
import { Status } from '../grid/Status.tsx';
import { Presence } from '../parts/Presence.tsx';
import { EventDialog } from '../record/EventDialog.tsx';
import { listAsked } from '../record/listAsked.ts';
import { RecordMissing } from '../record/RecordMissing.tsx';
import { recordTexts } from '../record/recordTexts.ts';
import { readReason, SendEvent } from '../record/SendEvent.tsx';
import { WhyNot } from '../record/WhyNot.tsx';
import { Neighbours } from './Neighbours.tsx';
import { useMailCommands } from './useMailCommands.tsx';
import { useRecordCommands } from './useRecordCommands.tsx';
import './record_head.css';

/** What a record is called, its state, and what its reader may do with it. */
export function RecordHead({ object, data }: WidgetViewProps<{ collection: string }>) {
  const answer = readRecordAnswer(data.record);
  if (!answer?.record) return <RecordMissing uid={object.uid} />;
  const state = answer.states.find(({ value }) => value === answer.record?.state);
  return (
    <header className="w-record-head">
      <Neighbours answer={answer} />
      <div className="w-record-head__line">
        <div className="w-record-head__name">
          <h1>{answer.name || answer.title}</h1>
          {state && <Status choice={state} />}
        </div>
        <Actions uid={object.uid} answer={answer} />
      </div>
      <Presence collection={answer.collection} id={String(answer.record.id)} />
    </header>
  );
}

/** From so many events on those that end something move into the menu. */
const mostButtons = 3;

function Actions({ uid, answer }: { uid: string; answer: RecordAnswer }) {
  const say = useText(recordTexts);
  const events = listEvents(answer);
  const shown = pickShown(events);
  const hidden = events.filter((event) => !shown.includes(event));
  const reasons = shown.flatMap((event) => {
    const reason = event.tone === 'danger' ? undefined : readReason(answer, event);
    return reason ? [{ title: event.title, reason }] : [];
  });
  // Later in the row means nearer to its end: the one that leads on stands last but for the menu. Where none does, changing the
  // record is what people come for, and what puts it away stands behind.
  const main = shown[0]?.isForward ? shown[0] : undefined;
  const others = shown
    .filter((event) => event !== main)
    .toReversed()
    .map((event) => <SendEvent key={event.event} {...{ uid, answer, event }} />);
  return (
    <>
      <div className="w-record-head__actions">
        {main && others}
        <Documents answer={answer} />
        {answer.paths.edit && (
          <Link to={answer.paths.edit} className="s-button s-button--outline" aria-keyshortcuts="e">
            <Icon name="pencil" size={16} />
            {say('edit')}
          </Link>
        )}
        {main ? <SendEvent uid={uid} answer={answer} event={main} isMain /> : others}
        <MoreMenu answer={answer} events={hidden} />
      </div>
      <WhyNot reasons={reasons} />
    </>
  );
}

/** A button that shows the record as it is printed; several documents are a menu. */
function Documents({ answer: { documents, mayMail, record, name } }: { answer: RecordAnswer }) {
  const say = useText(documentTexts);
  const [open, setOpen] = useState<string>();
  const about = documents.find((one) => one.name === open);
  const [first] = documents;
  if (!first) return null;
  const label = (
    <>
      <Icon name="printer" size={16} />
      {say('print')}
    </>
  );
  const entries = documents.map((one) => ({ id: one.name, title: one.title }));
  return (
    <>
      {documents.length === 1 ? (
        <button type="button" className="s-button s-button--outline" onClick={() => setOpen(first.name)}>
          {label}
        </button>
      ) : (
        <Menu
          label={say('print')}
          className="s-button s-button--outline"
          sections={[{ id: 'documents', entries, onPress: setOpen }]}
        >
          {label}
        </Menu>
      )}
      {about && (
        <DocumentPreview
          about={{ ...about, id: String(record?.id), record: name, mayMail }}
          onClose={() => setOpen(undefined)}
        />
      )}
    </>
  );
}

/** Without what time sends; where there is no room for all, the dangerous ones go first. */
function pickShown(events: ListedEvent[]): ListedEvent[] {
  const usual = events.filter(({ byTime }) => !byTime);
  if (usual.length <= mostButtons) return usual;
  return usual.filter(({ tone }) => tone !== 'danger').slice(0, mostButtons);
}

function MoreMenu({ answer, events }: { answer: RecordAnswer; events: ListedEvent[] }) {
  const say = useText(recordTexts);
  const [asked, setAsked] = useState<ListedEvent>();
  const { commands, question } = useRecordCommands(answer);
  const mail = useMailCommands(answer);
  const toEvent = (id: string) => setAsked(events.find(({ event }) => event === id));
  const sections = [
    ...(events.length > 0
      ? [{ id: 'events', entries: events.map(({ event, title }) => ({ id: event, title })), onPress: toEvent }]
      : []),
    ...(mail.entries.length > 0 ? [{ id: 'mail', entries: mail.entries, onPress: mail.open }] : []),
    {
      id: 'commands',
      entries: commands.map(({ id, title }) => ({ id, title })),
      onPress: (id: string) => commands.find((one) => one.id === id)?.perform(),
    },
  ];
  return (
    <>
      <Menu label={say('more')} className="w-record-head__more" sections={sections}>
        <Icon name="ellipsis" size={20} />
        <span className="s-visually-hidden">{say('more')}</span>
      </Menu>
      {asked && (
        <EventDialog
          answer={answer}
          event={asked}
          fields={listAsked(answer, asked)}
          onClose={() => setAsked(undefined)}
        />
      )}
      {question}
      {mail.dialog}
    </>
  );
}
