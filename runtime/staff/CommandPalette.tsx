import { useState } from 'react';
import type { MenuEntry } from '../../schemas/index.ts';
import { readText } from '../../schemas/text.ts';
import { useNavigate } from '../context/useNavigate.ts';
import { usePage } from '../context/usePage.ts';
import { useLanguage, useText } from '../language/useText.ts';
import { ChoiceList } from '../ui/choice/ChoiceList.tsx';
import { Dialog } from '../ui/dialog/Dialog.tsx';
import { useTheme } from '../ui/theme/useTheme.ts';
import type { Command } from './command.ts';
import { openPanel } from './panels.ts';
import { staffTexts } from './staffTexts.ts';
import { useFoundRecords } from './useFoundRecords.ts';
import { useOwnSites } from './useOwnSites.ts';
import { useSignOut } from './useSignOut.ts';

interface Props {
  lock(): Promise<void>;
  onClose(): void;
}

/** Finds pages that this person may open, commands, and records, by a few letters and the arrow keys. */
export function CommandPalette({ onClose, lock }: Props) {
  const say = useText(staffTexts);
  const [query, setQuery] = useState('');
  const records = useFoundRecords(query);
  const own = useCommands(lock);
  const words = query.trim().toLowerCase();
  const commands = [
    ...own.filter(({ title, note }) => `${title} ${note ?? ''}`.toLowerCase().includes(words)),
    ...records,
  ];
  return (
    <Dialog title={say('palette')} onClose={onClose}>
      <ChoiceList
        label={say('palette')}
        placeholder={say('paletteHint')}
        choices={commands.map(({ key, title, note }) => ({ id: key, title, note }))}
        none={say('nothing')}
        onType={setQuery}
        onChoose={(key) => {
          onClose();
          commands.find((command) => command.key === key)?.run();
        }}
      />
    </Dialog>
  );
}

function useCommands(lock: () => Promise<void>): Command[] {
  const { menu } = usePage();
  const sites = useOwnSites() ?? [];
  const say = useText(staffTexts);
  const language = useLanguage();
  const navigate = useNavigate();
  const signOut = useSignOut();
  const { theme, setTheme } = useTheme();
  const pages = flatten(menu).map(
    ({ path, title }): Command => ({
      key: `page ${path}`,
      title: typeof title === 'string' ? title : readText(title, language),
      note: path,
      run: () => navigate(path),
    }),
  );
  return [
    ...pages,
    ...(sites.length > 1 ? [{ key: 'switch', title: say('switchSite'), run: () => openPanel('sites') }] : []),
    { key: 'lock', title: say('lockNow'), run: () => lock().catch(() => undefined) },
    { key: 'theme', title: say('changeTheme'), run: () => setTheme(theme === 'dark' ? 'light' : 'dark') },
    { key: 'sign-out', title: say('signOut'), run: signOut },
  ];
}

function flatten(entries: MenuEntry[]): MenuEntry[] {
  return entries.flatMap((entry) => [...(entry.path ? [entry] : []), ...flatten(entry.children ?? [])]);
}
