import type { ReactNode } from 'react';
import type { FrameKind } from '../../schemas/index.ts';
import { usePageState } from '../context/usePage.ts';
import { useText } from '../language/useText.ts';
import { backendShell } from './backendShell.ts';
import { LockedPage } from './LockedPage.tsx';
import { OfflineNotice } from './OfflineNotice.tsx';
import { ProgressLine } from './ProgressLine.tsx';
import { PublicFooter, PublicHeader } from './PublicShell.tsx';
import { otherLanguage } from './parts/otherLanguage.ts';
import { SiteFooter } from './SiteFooter.tsx';
import { SiteHeader } from './SiteHeader.tsx';
import { TopBar } from './TopBar.tsx';

interface Props {
  children: ReactNode;
  /** What the site made in place of the usual header and footer, drawn where its layout says so. */
  header?: ReactNode;
  footer?: ReactNode;
}

/** The shell around the content, chosen by the server (`engine/access/route/chooseShell`). */
export function Shell({ children, header, footer }: Props) {
  const shell = usePageState(({ payload }) => payload.shell) ?? 'frontend';
  const locked = usePageState(({ payload }) => payload.session.locked);
  const shownIn = usePageState(({ payload }) => payload.shownIn);
  const say = useText();
  const OtherLanguage = shownIn && otherLanguage.get();
  const main = (
    <main id="content" className="s-main" tabIndex={-1} lang={shownIn}>
      {OtherLanguage && <OtherLanguage />}
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
      {shell === 'frontend' && <Frontend {...{ header, footer }}>{main}</Frontend>}
      {shell === 'public' && <Public {...{ header, footer }}>{main}</Public>}
      {shell === 'backend' && <Backend>{main}</Backend>}
      {(shell === 'blank' || shell === 'fullscreen') && main}
    </div>
  );
}

function Frontend({ children, header, footer }: Props) {
  const own = useOwnFrames();
  return (
    <>
      <TopBar choices={!own.header} />
      {own.header ? <header className="s-frame">{header}</header> : <SiteHeader />}
      {children}
      {own.footer ? <footer className="s-frame">{footer}</footer> : <SiteFooter />}
    </>
  );
}

function Public({ children, header, footer }: Props) {
  const own = useOwnFrames();
  return (
    <>
      {own.header ? <header className="s-frame">{header}</header> : <PublicHeader />}
      {children}
      {own.footer ? <footer className="s-frame">{footer}</footer> : <PublicFooter />}
    </>
  );
}

/** Which of header and footer the site made itself. */
function useOwnFrames(): Record<FrameKind, boolean> {
  const rows = usePageState(({ payload }) => payload.layout.rows);
  const has = (kind: FrameKind) => rows.some(({ frame }) => frame === kind);
  return { header: has('header'), footer: has('footer') };
}

function Backend({ children }: { children: ReactNode }) {
  const BackendShell = backendShell.get();
  return <BackendShell>{children}</BackendShell>;
}
