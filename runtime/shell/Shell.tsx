import type { ReactNode } from 'react';
import { usePage } from '../context/usePage.ts';
import { useText } from '../language/useText.ts';
import { OfflineNotice } from './OfflineNotice.tsx';
import { ProgressLine } from './ProgressLine.tsx';
import { SiteFooter } from './SiteFooter.tsx';
import { SiteHeader } from './SiteHeader.tsx';

/** What stands around the content: header and footer, nothing (`blank`), or nothing and the whole window (`fullscreen`). */
export function Shell({ children }: { children: ReactNode }) {
  const { route } = usePage();
  const say = useText();
  const name = route.shell ?? (route.fullscreen ? 'fullscreen' : 'default');
  return (
    <div className={`s-shell s-shell--${name}`}>
      <a className="s-skip" href="#content">
        {say('skipToContent')}
      </a>
      <ProgressLine />
      <OfflineNotice />
      {name === 'default' && <SiteHeader />}
      <main id="content" className="s-main" tabIndex={-1}>
        {children}
      </main>
      {name === 'default' && <SiteFooter />}
      {name === 'default' && (
        <a className="s-top" href="#content" aria-label={say('backToTop')} title={say('backToTop')}>
          ↑
        </a>
      )}
    </div>
  );
}
