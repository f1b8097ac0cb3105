import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';
import type { MenuEntry } from '../../schemas/index.ts';
import { readText } from '../../schemas/text.ts';
import { usePage } from '../context/usePage.ts';
import { useLanguage, useText } from '../language/useText.ts';
import { useNavigate } from '../navigation/useNavigate.ts';
import { useSignOut } from '../shell/useSignOut.ts';
import { useTheme } from '../theme/useTheme.ts';
import type { Command } from './command.ts';
import { openPanel } from './panels.ts';
import { staffTexts } from './staffTexts.ts';
import { useFoundRecords } from './useFoundRecords.ts';
import { useOwnSites } from './useOwnSites.ts';

interface Props {
  lock(): Promise<void>;
  onClose(): void;
}

/** Pages that this person may open, commands, and records, by a few letters and the arrow keys. */
export function CommandPalette({ onClose, lock }: Props) {
  const say = useText(staffTexts);
  const dialog = useRef<HTMLDialogElement>(null);
  const id = useId();
  const [query, setQuery] = useState('');
  const [at, setAt] = useState(0);
  const records = useFoundRecords(query);
  const own = useCommands(lock);
  const words = query.trim().toLowerCase();
  const commands = [
    ...own.filter(({ title, note }) => `${title} ${note ?? ''}`.toLowerCase().includes(words)),
    ...records,
  ];
  useEffect(() => dialog.current?.showModal(), []);

  function run(command: Command | undefined) {
    if (!command) return;
    onClose();
    command.run();
  }
  function handleKey(event: KeyboardEvent) {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step !== undefined) setAt((at + step + commands.length) % Math.max(1, commands.length));
    else if (event.key === 'Enter') run(commands[at]);
    else return;
    event.preventDefault();
  }

  return (
    <dialog ref={dialog} className="s-dialog s-palette" aria-label={say('palette')} onClose={onClose}>
      <input
        className="s-input"
        role="combobox"
        aria-expanded="true"
        aria-controls={id}
        aria-activedescendant={commands[at] && `${id}-${at}`}
        aria-label={say('palette')}
        placeholder={say('paletteHint')}
        value={query}
        onKeyDown={handleKey}
        onChange={(event) => {
          setQuery(event.target.value);
          setAt(0);
        }}
      />
      <div id={id} role="listbox" aria-label={say('palette')} className="s-palette__list">
        {commands.map((command, index) => (
          <div
            key={command.key}
            id={`${id}-${index}`}
            role="option"
            tabIndex={-1}
            aria-selected={index === at}
            className="s-palette__line"
            onPointerMove={() => setAt(index)}
            onClick={() => run(command)}
            onKeyDown={handleKey}
          >
            {command.title} <small>{command.note}</small>
          </div>
        ))}
      </div>
      {commands.length === 0 && <p role="status">{say('nothing')}</p>}
    </dialog>
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
