import { useEffect, useState } from 'react';
import { usePage } from '../context/usePage.ts';
import { CommandPalette } from './CommandPalette.tsx';
import { IdleNotice } from './IdleNotice.tsx';
import { SessionBar } from './SessionBar.tsx';
import { SiteDialog } from './SiteDialog.tsx';
import { useOwnSites } from './useOwnSites.ts';
import './staff.css';

/** Who sign in to use the site, not to run it: the idle clock and the tools of the back office leave them alone. */
const visitorRoles = ['public', 'guest', 'user', 'member', 'customer'];
const siteRoles = ['root', 'superadmin', 'admin', 'manager'];

export function StaffTools() {
  const { session, route } = usePage();
  const { user } = session;
  if (!user || visitorRoles.includes(user.role)) return null;
  const plain = route.fullscreen || route.shell === 'fullscreen' || route.shell === 'blank';
  return (
    <>
      {session.idleMinutes !== undefined && <IdleNotice minutes={session.idleMinutes} />}
      {siteRoles.includes(user.role) ? <SiteTools hidden={plain === true} /> : <Palette />}
    </>
  );
}

function SiteTools({ hidden }: { hidden: boolean }) {
  const sites = useOwnSites();
  const [choosing, setChoosing] = useState(false);
  const hasCurrent = sites === undefined || sites.some((site) => site.current);
  const switchSite = sites && sites.length > 1 ? () => setChoosing(true) : undefined;
  return (
    <>
      {!hidden && <SessionBar count={sites?.length ?? 0} onSwitch={switchSite} />}
      {sites && (choosing || !hasCurrent) && (
        <SiteDialog sites={sites} onCancel={hasCurrent ? () => setChoosing(false) : undefined} />
      )}
      <Palette onSwitchSite={switchSite} />
    </>
  );
}

function Palette({ onSwitchSite }: { onSwitchSite?: () => void }) {
  const [open, setOpen] = useState(false);
  useEffect(() => {
    const handleKey = (event: KeyboardEvent) => {
      if (event.key.toLowerCase() !== 'k' || !(event.ctrlKey || event.metaKey) || event.shiftKey || event.altKey)
        return;
      event.preventDefault();
      setOpen((before) => !before);
    };
    document.addEventListener('keydown', handleKey);
    return () => document.removeEventListener('keydown', handleKey);
  }, []);
  return open ? <CommandPalette onSwitchSite={onSwitchSite} onClose={() => setOpen(false)} /> : null;
}
