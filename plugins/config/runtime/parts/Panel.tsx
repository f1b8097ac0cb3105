import type { ReactNode } from 'react';
import { useText } from 'sala/runtime';
import './panel.css';

const texts = {
  loading: { th: 'กำลังโหลดข้อมูล', en: 'Loading' },
};

interface Props {
  title: string;
  /** What went wrong or well; read aloud as it appears. */
  notice?: { text: string; failed: boolean };
  loading?: boolean;
  tools?: ReactNode;
  children: ReactNode;
}

/** The frame of a settings screen: its title, tools, notice, and a skeleton until there is something to show. */
export function Panel({ title, notice, loading, tools, children }: Props) {
  const say = useText(texts);
  return (
    <section className="w-config">
      <header className="w-config__head">
        <h1>{title}</h1>
        {tools && <div className="w-config__tools">{tools}</div>}
      </header>
      <p className={notice?.failed ? 'w-config__notice w-config__notice--failed' : 'w-config__notice'} role="status">
        {notice?.text}
      </p>
      {loading ? <div className="s-skeleton w-config__skeleton" role="status" aria-label={say('loading')} /> : children}
    </section>
  );
}
