import { useEffect, useRef } from 'react';
import {
  Icon,
  Link,
  useCounters,
  useLanguage,
  useMoment,
  usePage,
  useText,
  useWidgetData,
  type WidgetViewProps,
} from 'sala/runtime';
import { type Counter, readText, words } from 'sala/schemas';
import { todayTexts } from './todayTexts.ts';
import './work_today.css';

const mostOpen = 6;

interface Group {
  collection: string;
  title: string;
  state: string;
  stateTitle: string;
  tone?: string;
  approval: boolean;
  count: number;
  path?: string;
  records: { id: string; title: string; about?: string; since: string; path?: string }[];
}

/** The figures of whoever is signed in, and the records that wait for them, approvals first. */
export function WorkToday({ object, data }: WidgetViewProps<object>) {
  const { session } = usePage();
  const say = useText(todayTexts);
  const groups = (data?.today as unknown as { data: Group[] } | undefined)?.data; // what `readWork` answers
  const figures = (data?.figures as unknown as { data: Counter[] } | undefined)?.data; // what `readFigures` answers
  useRefetch(object.uid);
  return (
    <section className="w-work">
      <h1>{session.user ? say('hello', { name: session.user.name }) : say('title')}</h1>
      {figures && figures.length > 0 && <Figures figures={figures} />}
      <h2>{say('waiting')}</h2>
      {!groups && <Failed uid={object.uid} />}
      {groups?.length === 0 && (
        <div className="w-work__empty">
          <Icon name="circle-check" size={32} />
          <strong>{say('done')}</strong>
          <p>{say('doneMore')}</p>
        </div>
      )}
      {groups && groups.length > 0 && <Waiting groups={groups} />}
    </section>
  );
}

/** Approvals are the first; many kinds are folded, so that what stands below is near on a phone. */
function Waiting({ groups }: { groups: Group[] }) {
  const say = useText(todayTexts);
  const folded = groups.slice(mostOpen);
  return (
    <>
      <Groups groups={groups.slice(0, mostOpen)} />
      {folded.length > 0 && (
        <details className="w-work__fold">
          <summary>{say('moreKinds', { count: folded.length })}</summary>
          <Groups groups={folded} />
        </details>
      )}
    </>
  );
}

function Groups({ groups }: { groups: Group[] }) {
  return (
    <ul className="w-work__groups">
      {groups.map((group) => (
        <WaitingGroup key={`${group.collection} ${group.state}`} group={group} />
      ))}
    </ul>
  );
}

/** The figures of the header change live; what waits is read again when one of them does. */
function useRefetch(uid: string): void {
  const counters = useCounters();
  const { refresh } = useWidgetData(uid);
  const counted = counters.map(({ count }) => count).join(' ');
  const before = useRef(counted);
  useEffect(() => {
    if (before.current === counted) return;
    before.current = counted;
    refresh();
  }, [counted, refresh]);
}

function Figures({ figures }: { figures: Counter[] }) {
  const say = useText(todayTexts);
  const language = useLanguage();
  return (
    <ul className="w-work__figures" aria-label={say('figures')}>
      {figures.map(({ name, title, icon, path, count }) => (
        <li key={name} data-zero={count === 0 || undefined}>
          <Link to={path ?? ''}>
            <Icon name={icon} size={20} />
            <strong>{count.toLocaleString()}</strong>
            <span>{readText(title, language)}</span>
          </Link>
        </li>
      ))}
    </ul>
  );
}

function WaitingGroup({ group }: { group: Group }) {
  const { title, stateTitle, tone = 'neutral', approval, count, path, records } = group;
  const say = useText(todayTexts);
  return (
    <li className="w-work__group">
      <header>
        <h3>{title}</h3>
        <span className="w-work__state" data-tone={tone}>
          {stateTitle}
        </span>
        {approval && (
          <span className="w-work__state" data-tone="warning">
            {say('approval')}
          </span>
        )}
        <span className="w-work__count">{count.toLocaleString()}</span>
      </header>
      <ul>
        {records.map((record) => (
          <li key={record.id}>
            {record.path ? <Link to={record.path}>{record.title}</Link> : <span>{record.title}</span>}
            {record.about && <span className="w-work__about">{record.about}</span>}
            <Day at={record.since} />
          </li>
        ))}
      </ul>
      {count > records.length && <p>{say('more', { count: count - records.length })}</p>}
      {path && (
        <Link className="w-work__all" to={path}>
          {say('showAll')} <Icon name="arrow-right" size={16} />
        </Link>
      )}
    </li>
  );
}

function Day({ at }: { at: string }) {
  return <time dateTime={at}>{useMoment('shortDay')(at)}</time>;
}

function Failed({ uid }: { uid: string }) {
  const say = useText({ ...todayTexts, again: words.tryAgain });
  const { refresh, pending } = useWidgetData(uid);
  return (
    <div className="w-work__empty">
      <p role="status">{say('failed')}</p>
      <button type="button" className="s-button s-button--outline" disabled={pending} onClick={refresh}>
        {say('again')}
      </button>
    </div>
  );
}
