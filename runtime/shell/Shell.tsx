import type { ReactNode } from 'react';
import { usePageState } from '../context/usePage.ts';
import { useText } from '../language/useText.ts';
import { backendShell } from './backendShell.ts';
import { LockedPage } from './LockedPage.tsx';
import { OfflineNotice } from './OfflineNotice.tsx';
import { ProgressLine } from './ProgressLine.tsx';
import { PublicFooter, PublicHeader } from './PublicShell.tsx';
import { SiteFooter } from './SiteFooter.tsx';
import { SiteHeader } from './SiteHeader.tsx';
import { TopBar } from './TopBar.tsx';

/** The shell around the content, chosen by the server (`engine/route/chooseShell`). */
export function Shell({ children }: { children: ReactNode }) {
  const shell = usePageState(({ payload }) => payload.shell) ?? 'frontend';
  const locked = usePageState(({ payload }) => payload.session.locked);
  const say = useText();
  const main = (
    <main id="content" className="s-main" tabIndex={-1}>
      {locked ? <LockedPage /> : children}
    </main>
  );
  return (
    <div className={`s-shell s-shell--${shell}`}>
      <a className="s-skip" href="#content">
        {say('skipToContent')}
      </a>
      <ProgressLine />
      <OfflineNotice />
      {shell === 'frontend' && <Frontend>{main}</Frontend>}
      {shell === 'public' && <Public>{main}</Public>}
      {shell === 'backend' && <Backend>{main}</Backend>}
      {(shell === 'blank' || shell === 'fullscreen') && main}
    </div>
  );
}

function Frontend({ children }: { children: ReactNode }) {
  return (
    <>
      <TopBar />
      <SiteHeader />
      {children}
      <SiteFooter />
    </>
  );
}

function Public({ children }: { children: ReactNode }) {
  return (
    <>
      <PublicHeader />
      {children}
      <PublicFooter />
    </>
  );
}

function Backend({ children }: { children: ReactNode }) {
  const BackendShell = backendShell.get();
  return <BackendShell>{children}</BackendShell>;
}
