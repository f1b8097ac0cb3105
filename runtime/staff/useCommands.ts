import { corePaths } from '../../schemas/index.ts';
import { useNavigate } from '../context/useNavigate.ts';
import { useSwitchLanguage } from '../language/useSwitchLanguage.ts';
import { useLanguage, useText } from '../language/useText.ts';
import { switchTheme } from '../ui/theme/switchTheme.ts';
import type { Command } from './command.ts';
import { openPanel } from './panels.ts';
import { staffTexts } from './staffTexts.ts';
import { useOwnSites } from './useOwnSites.ts';
import { type Place, usePlaces } from './usePlaces.ts';
import { useSignOut } from './useSignOut.ts';

/**
 * What the palette offers before records are searched: pages that the person uses, every screen, and commands; undefined until the
 * screens are known.
 */
export function useCommands(lock: () => Promise<void>): { known: Command[]; own: Command[] } | undefined {
  const places = usePlaces();
  const say = useText(staffTexts);
  const navigate = useNavigate();
  const actions = useActions(lock);
  const toCommand =
    (group: string) =>
    ({ path, title, note }: Place): Command => ({
      key: `${group} ${path}`,
      title,
      note,
      group,
      words: path,
      run: () => navigate(path),
    });
  if (!places) return undefined;
  const { recent, starred, screens } = places;
  const listed = screens.filter(({ path, creates }) => !creates && path !== corePaths.work);
  return {
    own: [...starred.map(toCommand(say('starred'))), ...recent.slice(0, 8).map(toCommand(say('recent'))), ...actions],
    known: [
      ...listed.map(toCommand(say('screens'))),
      ...screens.filter(({ creates }) => creates).map(toCommand(say('create'))),
      ...actions,
    ],
  };
}

function useActions(lock: () => Promise<void>): Command[] {
  const sites = useOwnSites() ?? [];
  const say = useText(staffTexts);
  const language = useLanguage();
  const switchLanguage = useSwitchLanguage();
  const signOut = useSignOut();
  const group = say('actions');
  return [
    ...(sites.length > 1 ? [{ key: 'switch', title: say('switchSite'), group, run: () => openPanel('sites') }] : []),
    {
      key: 'language',
      title: say('changeLanguage'),
      group,
      words: 'ภาษา language english ไทย',
      run: () => switchLanguage(language === 'th' ? 'en' : 'th'),
    },
    { key: 'theme', title: say('changeTheme'), group, run: switchTheme },
    { key: 'keys', title: say('showKeys'), group, run: () => openPanel('keys') },
    { key: 'lock', title: say('lockNow'), group, run: () => lock().catch(() => undefined) },
    { key: 'sign-out', title: say('signOut'), group, words: 'logout', run: signOut },
  ];
}
