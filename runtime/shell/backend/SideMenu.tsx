import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { usePage, usePageState } from '../../context/usePage.ts';
import { useLanguage, useText } from '../../language/useText.ts';
import { staffTexts } from '../../staff/staffTexts.ts';
import { SearchBox } from '../../ui/fields/SearchBox.tsx';
import { CloseIcon } from '../../ui/icons/shellIcons.tsx';
import { isShown } from '../../ui/isShown.ts';
import { type MenuNode, toMenuNodes } from '../../ui/menu/menuNode.ts';
import { Choices } from '../parts/Choices.tsx';
import { findLines } from './findLines.ts';
import { SideGroup, SideLink } from './SideGroup.tsx';

export const sideId = 's-side';
/** Menus of up to this many entries are fully open; of longer ones only the current group. */
const shortMenu = 20;

/**
 * The menu of the back office by groups of plugins, with a search of its own. Beside the page on a desktop, a drawer on a phone: a
 * popover, so it opens, closes and takes Escape without a script of ours.
 */
export function SideMenu() {
  const { menu } = usePage();
  const generation = usePageState((state) => state.generation);
  const language = useLanguage();
  const say = useText(staffTexts);
  const drawer = useRef<HTMLElement>(null);
  const search = useRef<HTMLInputElement>(null);
  const shown = useRef<number>(undefined);
  const [typed, setTyped] = useState('');
  const groups = toMenuNodes(menu, language);
  const isShort = countLines(groups) <= shortMenu;

  useEffect(() => {
    if (drawer.current?.matches(':popover-open')) drawer.current.hidePopover();
    // On the first page somebody may have typed before the scripts were there.
    setTyped(shown.current === undefined ? (search.current?.value ?? '') : '');
    shown.current = generation;
  }, [generation]);

  return (
    <nav ref={drawer} id={sideId} className="s-side" popover="auto" aria-label={say('mainMenu')} onKeyDown={walk}>
      <button type="button" className="s-tool s-side__close" popoverTarget={sideId} aria-label={say('close')}>
        <CloseIcon />
      </button>
      <SearchBox ref={search} className="s-side__search" label={say('findInMenu')} value={typed} onChange={setTyped} />
      {typed.trim() ? (
        <FoundLines groups={groups} typed={typed} />
      ) : (
        groups.map((group) => <SideGroup key={group.key} group={group} open={isShort} />)
      )}
      <Choices />
    </nav>
  );
}

function FoundLines({ groups, typed }: { groups: MenuNode[]; typed: string }) {
  const say = useText(staffTexts);
  const { path } = usePage().route;
  const found = findLines(groups, typed);
  if (found.length === 0)
    return (
      <p className="s-side__none" role="status">
        {say('nothing')}
      </p>
    );
  return (
    <ul>
      {found.map((node) => (
        <SideLink key={node.key} node={node} current={node.target === path} />
      ))}
    </ul>
  );
}

function countLines(nodes: MenuNode[]): number {
  return nodes.reduce((sum, { children }) => sum + 1 + countLines(children), 0);
}

/** Up and down move the focus to the neighbouring visible entry; Enter in the search opens the first that was found. */
function walk(event: KeyboardEvent<HTMLElement>) {
  const lines = [...event.currentTarget.querySelectorAll<HTMLElement>('input, a, summary')].filter(isShown);
  const { target, key } = event;
  if (target instanceof HTMLInputElement && key === 'Enter' && target.value) lines[1]?.click();
  const step = { ArrowDown: 1, ArrowUp: -1 }[key];
  if (step === undefined) return;
  const next = lines[lines.findIndex((line) => line.matches(':focus')) + step];
  if (!next) return;
  event.preventDefault();
  next.focus();
}
