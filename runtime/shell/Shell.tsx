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
      {shell === 'frontend' || shell === 'public' ? (
        <Framed {...{ header, footer }} isPublic={shell === 'public'}>
          {main}
        </Framed>
      ) : shell === 'backend' ? (
        <Backend>{main}</Backend>
      ) : (
        main
      )}
    </div>
  );
}

/** Between header and footer; sites without a shell of their own have the public ones. */
function Framed({ children, header, footer, isPublic }: Props & { isPublic: boolean }) {
  const rows = usePageState(({ payload }) => payload.layout.rows);
  const isMade = (kind: FrameKind) => rows.some(({ frame }) => frame === kind);
  const [Header, Footer] = isPublic ? [PublicHeader, PublicFooter] : [SiteHeader, SiteFooter];
  return (
    <>
      {!isPublic && <TopBar choices={!isMade('header')} />}
      {isMade('header') ? <header className="s-frame">{header}</header> : <Header />}
      {children}
      {isMade('footer') ? <footer className="s-frame">{footer}</footer> : <Footer />}
    </>
  );
}

function Backend({ children }: { children: ReactNode }) {
  const BackendShell = backendShell.get();
  return <BackendShell>{children}</BackendShell>;
}
