import { useState } from 'react';
import {
  addressHref,
  Icon,
  Link,
  useCallMessage,
  useCalls,
  useLanguage,
  useMoment,
  useRecords,
  useText,
  useWidgetAddress,
  useWidgetData,
  type WidgetViewProps,
} from 'sala/runtime';
import { readText, type Text } from 'sala/schemas';
import { pageSize } from './notification_list.ts';
import { notificationTexts } from './notificationTexts.ts';
import './notification_list.css';

interface Notification {
  id: string;
  kind: 'info' | 'success' | 'warning' | 'error';
  title: Text;
  text?: Text;
  path?: string;
  read: boolean;
  created_at: string;
}

interface Page {
  data: Notification[];
  total: number;
}

/** A person's notifications, newest first, to mark as read one by one or all at once. */
export function NotificationList({ object, data }: WidgetViewProps<object>) {
  const say = useText(notificationTexts);
  const call = useCalls();
  const notifications = useRecords()('notification');
  const explain = useCallMessage();
  const { refresh, pending } = useWidgetData(object.uid);
  const [busy, setBusy] = useState(false);
  const [refusal, setRefusal] = useState('');
  const page = data?.notifications as unknown as Page | undefined; // a list of the collection `notification`
  const unread = page?.data.some(({ read }) => !read) === true;

  async function run(work: () => Promise<unknown>) {
    setBusy(true);
    setRefusal('');
    await work().catch((error: unknown) => setRefusal(explain(error)));
    setBusy(false);
    refresh();
  }
  const mark = (id: string) => run(() => notifications.update(id, { read: true }));

  return (
    <section className="w-notifications" aria-busy={pending || busy}>
      <header className="w-notifications__head">
        <h1>{say('title')}</h1>
        {unread && (
          <button
            type="button"
            className="s-button s-button--outline s-button--small"
            disabled={busy}
            onClick={() => run(() => call('POST /api/x/user/notifications/read'))}
          >
            {say('readAll')}
          </button>
        )}
      </header>
      <p role="status">{refusal}</p>
      {!page && (
        <div className="w-notifications__empty">
          <p role="status">{say('failed')}</p>
          <button type="button" className="s-button s-button--outline" disabled={pending} onClick={refresh}>
            {say('tryAgain')}
          </button>
        </div>
      )}
      {page?.data.length === 0 && (
        <div className="w-notifications__empty">
          <Icon name="bell-off" size={32} />
          <p>{say('empty')}</p>
        </div>
      )}
      <ul>
        {page?.data.map((one) => (
          <Line key={one.id} notification={one} busy={busy} onRead={() => mark(one.id)} />
        ))}
      </ul>
      {page && <Paging uid={object.uid} pages={Math.ceil(page.total / pageSize)} />}
    </section>
  );
}

const icons = { info: 'info', success: 'circle-check', warning: 'triangle-alert', error: 'circle-x' };

function Line({ notification, busy, onRead }: { notification: Notification; busy: boolean; onRead(): void }) {
  const { kind, title, text, path, read, created_at: at } = notification;
  const say = useText(notificationTexts);
  const language = useLanguage();
  const moment = useMoment()(at);
  const name = readText(title, language);
  return (
    <li className={`w-notifications__line w-notifications__line--${kind}`} data-unread={read ? undefined : ''}>
      <Icon name={icons[kind]} size={20} />
      <div>
        <strong>
          {path ? (
            <Link to={path} onClick={read ? undefined : onRead}>
              {name}
            </Link>
          ) : (
            name
          )}
          {!read && <span className="w-notifications__new">{say('new')}</span>}
        </strong>
        {text && <p>{readText(text, language)}</p>}
        <time dateTime={at}>{moment}</time>
      </div>
      {!read && (
        <button
          type="button"
          className="s-tool"
          aria-label={say('readOne', { title: name })}
          title={say('read')}
          disabled={busy}
          onClick={onRead}
        >
          <Icon name="check" size={18} />
        </button>
      )}
    </li>
  );
}

function Paging({ uid, pages }: { uid: string; pages: number }) {
  const say = useText(notificationTexts);
  const [address] = useWidgetAddress(uid);
  const page = Math.max(1, Math.trunc(Number(address.page) || 1));
  if (pages < 2) return null;
  const hrefTo = (to: number) => addressHref(uid, { page: to > 1 ? String(to) : undefined });
  return (
    <nav className="w-notifications__paging" aria-label={say('pages')}>
      {page > 1 && <a href={hrefTo(page - 1)}>{say('newer')}</a>}
      <span>{say('page', { page, pages })}</span>
      {page < pages && <a href={hrefTo(page + 1)}>{say('older')}</a>}
    </nav>
  );
}
