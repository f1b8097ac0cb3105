import { useEffect } from 'react';
import { isStaff } from '../../engine/people/isStaff.ts';
import { isAdministrator } from '../../engine/people/rankRole.ts';
import { afterIdle } from '../context/afterIdle.ts';
import { usePage } from '../context/usePage.ts';
import { ChoiceList } from '../ui/choice/ChoiceList.tsx';
import { Dialog } from '../ui/dialog/Dialog.tsx';
import { AlertDialog } from './AlertDialog.tsx';
import { CommandPalette } from './CommandPalette.tsx';
import { IdleNotice } from './IdleNotice.tsx';
import { KeyHelp } from './KeyHelp.tsx';
import { LockScreen } from './LockScreen.tsx';
import { openPanel, usePanel } from './panels.ts';
import { SiteDialog } from './SiteDialog.tsx';
import { useLiveCounters } from './useLiveCounters.ts';
import { type Lock, useLock } from './useLock.ts';
import { useOwnSites } from './useOwnSites.ts';
import { useRememberedPlace } from './usePlaces.ts';
import { useReturned } from './useReturned.ts';
import { useSessionChannel } from './useSessionChannel.ts';
import { useShortcuts } from './useShortcuts.ts';
import './staff.css';

/** Tools for people who are signed in, on every page. */
export function StaffTools({ onReady }: { onReady?: () => void }) {
  const { user } = usePage().session;
  // Runs after the effects of its children: shortcuts and clock work by then.
  useEffect(() => onReady?.(), [onReady]);
  return user && <PersonTools userId={user.id} />;
}

function PersonTools({ userId }: { userId: string }) {
  const { session } = usePage();
  const lock = useLock();
  const { alert, closeAlert } = useSessionChannel(userId);
  useLiveCounters();
  useReturned(userId);
  if (lock.locked) return <LockScreen onUnlock={lock.unlock} />;
  return (
    <>
      {alert && <AlertDialog key={alert.text} {...alert} onClose={closeAlert} />}
      {isStaff(session.role) && <RoleTools lock={lock} />}
    </>
  );
}

/** People who only use the site get neither the idle clock nor the tools of the back office. */
function RoleTools({ lock }: { lock: Lock }) {
  const { session } = usePage();
  const panel = usePanel();
  const close = () => openPanel(undefined);
  useShortcuts(lock);
  useRememberedPlace();
  useEffect(() => afterIdle(preloadPalette), []);
  return (
    <>
      {session.idleMinutes !== undefined && <IdleNotice minutes={session.idleMinutes} />}
      {isAdministrator(session.role) && <Sites open={panel === 'sites'} onClose={close} />}
      {panel === 'palette' && <CommandPalette lock={lock.lock} onClose={close} />}
      {panel === 'keys' && <KeyHelp onClose={close} />}
    </>
  );
}

/** Who opens the palette types at once: what is typed before its field is there would be lost. */
function preloadPalette(): void {
  Dialog.preload();
  ChoiceList.preload();
}

/** Opens by itself for those who run sites and have none selected. */
function Sites({ open, onClose }: { open: boolean; onClose(): void }) {
  const sites = useOwnSites();
  if (!sites) return null;
  const hasCurrent = sites.some((site) => site.current);
  if (hasCurrent && !open) return null;
  return <SiteDialog sites={sites} onCancel={hasCurrent ? onClose : undefined} />;
}
