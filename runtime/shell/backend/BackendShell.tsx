import type { ReactNode } from 'react';
import { corePaths } from '../../../schemas/index.ts';
import { usePage } from '../../context/usePage.ts';
import { useText } from '../../language/useText.ts';
import { openPanel } from '../../staff/panels.ts';
import { staffTexts } from '../../staff/staffTexts.ts';
import { Icon } from '../../ui/icons/Icon.tsx';
import { MenuIcon } from '../../ui/icons/shellIcons.tsx';
import { BackToTop } from '../parts/BackToTop.tsx';
import { Brand } from '../parts/Brand.tsx';
import { Choices } from '../parts/Choices.tsx';
import { EditPage } from '../parts/EditPage.tsx';
import { UserMenu } from '../parts/UserMenu.tsx';
import { ViewOnly } from '../parts/ViewOnly.tsx';
import { SessionBar } from './SessionBar.tsx';
import { SideMenu, sideId } from './SideMenu.tsx';
import { Trail } from './Trail.tsx';
import './backend.css';

/** The back office: a bar with the current site and user, a side menu, and the screen. */
export function BackendShell({ children }: { children: ReactNode }) {
  const { site, layoutKey } = usePage();
  const say = useText(staffTexts);
  return (
    <>
      <div className="s-desk__top">
        <button type="button" className="s-tool s-desk__open" popoverTarget={sideId} aria-label={say('openMenu')}>
          <MenuIcon />
        </button>
        <header className="s-desk__brand">
          <Brand to={corePaths.work} />
        </header>
        <SessionBar />
        <section className="s-desk__tools" aria-label={say('tools')}>
          {layoutKey?.startsWith('page/') && <EditPage className="s-tool s-desk__edit" />}
          <ViewOnly className="s-desk__edit" />
          <button type="button" className="s-desk__find" onClick={() => openPanel('palette')}>
            <Icon name="search" size={18} />
            <span>{say('find')}</span>
            <kbd>Ctrl K</kbd>
          </button>
          <Choices />
          <UserMenu />
        </section>
      </div>
      <div className="s-desk">
        <SideMenu />
        <div className="s-desk__page">
          <Trail />
          {children}
          <footer className="s-desk__footer">
            <p>{site.footer || site.name}</p>
            <BackToTop />
          </footer>
        </div>
      </div>
    </>
  );
}
