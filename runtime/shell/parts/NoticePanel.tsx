import { useCallback, useEffect, useState } from 'react';
import { corePaths, type Text } from '../../../schemas/index.ts';
import { readText } from '../../../schemas/text.ts';
import { getChannel } from '../../api/realtime/channel.ts';
import { useApi } from '../../context/useApi.ts';
import { useMoment } from '../../language/useMoment.ts';
import { useLanguage, useText } from '../../language/useText.ts';
import { Link } from '../../ui/link/Link.tsx';

interface Notice {
  id: string;
  title: Text;
  text?: Text;
  path?: string;
  read: boolean;
  created_at: string;
}

const collection = 'notification';
const shown = 8;
const recent = `/api/${collection}?limit=${shown}&sort=-created_at`;

/** The latest notifications while the panel is open: each leads to what it is about and is read by that. */
export function NoticePanel({ active }: { active: boolean }) {
  const say = useText(texts);
  const { notices, failed, mark, load } = useRecentNotices(active);
  const unread = notices?.filter(({ read }) => !read) ?? [];
  return (
    <section aria-label={say('title')} aria-busy={active && !notices && !failed}>
      <header className="s-notices__head">
        <strong>{say('title')}</strong>
        {unread.length > 0 && (
          <button type="button" className="s-button s-button--small s-button--quiet" onClick={() => mark(unread)}>
            {say('readAll')}
          </button>
        )}
      </header>
      {failed && (
        <p className="s-notices__note" role="alert">
          {say('failed')}{' '}
          <button type="button" className="s-button s-button--small s-button--outline" onClick={load}>
            {say('again')}
          </button>
        </p>
      )}
      {!failed && active && !notices && <div className="s-skeleton s-notices__waiting" />}
      {notices?.length === 0 && <p className="s-notices__note">{say('empty')}</p>}
      {notices && notices.length > 0 && (
        <ul className="s-notices__list">
          {notices.map((notice) => (
            <NoticeLine key={notice.id} notice={notice} onRead={() => mark([notice])} />
          ))}
        </ul>
      )}
      <Link to={corePaths.notifications} className="s-menu__link">
        {say('all')}
      </Link>
    </section>
  );
}

function NoticeLine({ notice, onRead }: { notice: Notice; onRead: () => void }) {
  const say = useText(texts);
  const language = useLanguage();
  const { title, text, path, read, created_at: at } = notice;
  const moment = useMoment()(at);
  const inner = (
    <>
      <strong>{readText(title, language)}</strong>
      {text && <span>{readText(text, language)}</span>}
      <time dateTime={at}>
        {!read && <em>{say('new')} · </em>}
        {moment}
      </time>
    </>
  );
  return (
    <li data-unread={read ? undefined : ''}>
      <Link to={path ?? corePaths.notifications} className="s-notices__line" onClick={read ? undefined : onRead}>
        {inner}
      </Link>
    </li>
  );
}

function useRecentNotices(active: boolean) {
  const api = useApi();
  const [notices, setNotices] = useState<Notice[]>();
  const [failed, setFailed] = useState(false);
  const load = useCallback(() => {
    setFailed(false);
    api<{ data: Notice[] }>(recent).then(
      ({ data }) => setNotices(data),
      () => setFailed(true),
    );
  }, [api]);
  useEffect(() => {
    if (!active) return;
    load();
    return getChannel().watch(collection, load);
  }, [active, load]);
  const mark = async (some: Notice[]) => {
    const ids = new Set(some.map(({ id }) => id));
    setNotices((before) => before?.map((one) => (ids.has(one.id) ? { ...one, read: true } : one)));
    const sent = some.map(({ id }) =>
      api(`/api/${collection}/${encodeURIComponent(id)}`, { method: 'PUT', body: { data: { read: true } } }),
    );
    const results = await Promise.allSettled(sent);
    // What could not be marked is shown as it is.
    if (results.some(({ status }) => status === 'rejected')) load();
  };
  return { notices, failed, mark, load };
}

const texts = {
  title: { th: 'การแจ้งเตือน', en: 'Notifications' },
  all: { th: 'ดูทั้งหมดและตั้งค่า', en: 'All of them, and settings' },
  readAll: { th: 'อ่านแล้วทั้งหมด', en: 'Mark as read' },
  empty: { th: 'ยังไม่มีการแจ้งเตือน', en: 'Nothing to tell you yet' },
  failed: { th: 'โหลดการแจ้งเตือนไม่สำเร็จ', en: 'They could not be loaded.' },
  again: { th: 'ลองอีกครั้ง', en: 'Try again' },
  new: { th: 'ใหม่', en: 'New' },
};
