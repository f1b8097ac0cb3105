import type { ReactNode } from 'react';
import { Link, useText } from 'sala/runtime';
import { words } from 'sala/schemas';
import './panel.css';
import './panelLists.css';

const texts = {
  loading: { th: 'กำลังโหลดข้อมูล', en: 'Loading' },
  failed: {
    th: 'อ่านข้อมูลไม่สำเร็จ กรุณาลองใหม่ หรือตรวจสอบว่าคุณมีสิทธิ์ดูหน้านี้',
    en: 'This could not be read. Please try again, or check that you may see it.',
  },
  again: words.tryAgain,
};

export interface Notice {
  text: string;
  failed: boolean;
}

interface Props {
  title: string;
  /** Heading level: 2 below a screen title. */
  level?: 1 | 2;
  lead?: string;
  /** The list that this screen was opened from. */
  back?: { to: string; title: string };
  /** Result of the last action, in a live region. */
  notice?: Notice;
  loading?: boolean;
  /** Loading failed; reads the data again. */
  onRetry?: () => void;
  tools?: ReactNode;
  children: ReactNode;
}

/** The frame of a settings screen: its title, tools, notice, and a skeleton until there is something to show. */
export function Panel({ title, level = 1, lead, back, notice, loading, onRetry, tools, children }: Props) {
  const say = useText(texts);
  const Heading = level === 1 ? 'h1' : 'h2';
  return (
    <section className="w-config" aria-busy={loading || undefined}>
      {back && (
        <Link className="w-config__back" to={back.to}>
          ‹ {back.title}
        </Link>
      )}
      <header className="w-config__head">
        <div>
          <Heading>{title}</Heading>
          {lead && <p className="w-config__quiet">{lead}</p>}
        </div>
        {tools && <div className="w-config__tools">{tools}</div>}
      </header>
      <p className={notice?.failed ? 'w-config__notice w-config__notice--failed' : 'w-config__notice'} role="status">
        {notice?.text}
      </p>
      {onRetry && (
        <div className="w-config__notice w-config__notice--failed" role="alert">
          <p>{say('failed')}</p>
          <button type="button" className="s-button s-button--small s-button--outline" onClick={onRetry}>
            {say('again')}
          </button>
        </div>
      )}
      {loading ? <div className="s-skeleton w-config__skeleton" role="status" aria-label={say('loading')} /> : children}
    </section>
  );
}
