import { type KeyboardEvent, useEffect, useRef } from 'react';
import { usePage, usePageState } from '../../context/usePage.ts';
import { useLanguage, useText } from '../../language/useText.ts';
import { staffTexts } from '../../staff/staffTexts.ts';
import { Icon } from '../../ui/icons/Icon.tsx';
import { CloseIcon } from '../../ui/icons/shellIcons.tsx';
import { Link } from '../../ui/link/Link.tsx';
import { type MenuNode, toMenuNodes } from '../../ui/menu/menuNode.ts';
import { Choices } from '../parts/Choices.tsx';

export const sideId = 's-side';
/** Menus of up to this many entries are fully open; of longer ones only the current group. */
const shortMenu = 20;

/**
 * The menu of the back office by groups of plugins. Beside the page on a desktop, a drawer on a phone: a popover, so it
 * opens, closes and takes Escape without a script of ours.
 */
export function SideMenu() {
  const { menu } = usePage();
  const generation = usePageState((state) => state.generation);
  const language = useLanguage();
  const say = useText(staffTexts);
  const drawer = useRef<HTMLElement>(null);
  const groups = toMenuNodes(menu, language);
  const isShort = countLines(groups) <= shortMenu;

  // biome-ignore lint/correctness/useExhaustiveDependencies: the next page is what closes it
  useEffect(() => {
    if (drawer.current?.matches(':popover-open')) drawer.current.hidePopover();
  }, [generation]);

  return (
    <nav ref={drawer} id={sideId} className="s-side" popover="auto" aria-label={say('mainMenu')} onKeyDown={walk}>
      <button type="button" className="s-tool s-side__close" popoverTarget={sideId} aria-label={say('close')}>
        <CloseIcon />
      </button>
      {groups.map((group) => (
        <section key={group.key} className="s-side__group">
          <h2>{group.title}</h2>
          <ul>
            {group.children.map((node) => (
              <SideLine key={node.key} node={node} open={isShort} />
            ))}
          </ul>
        </section>
      ))}
      <Choices />
    </nav>
  );
}

function SideLine({ node, open }: { node: MenuNode; open: boolean }) {
  const { path } = usePage().route;
  if (node.children.length === 0) return <SideLink node={node} current={node.target === path} />;
  const holdsCurrent = node.children.some(({ target }) => target === path);
  return (
    <li>
      <details open={open || holdsCurrent}>
        <summary className="s-side__link">
          {node.icon && <Icon name={node.icon} size={18} />}
          <span>{node.title}</span>
        </summary>
        <ul>
          {node.children.map((child) => (
            <SideLink key={child.key} node={child} current={child.target === path} />
          ))}
        </ul>
      </details>
    </li>
  );
}

function SideLink({ node, current }: { node: MenuNode; current: boolean }) {
  return (
    <li>
      <Link to={node.target} className="s-side__link" aria-current={current ? 'page' : undefined}>
        {node.icon && <Icon name={node.icon} size={18} />}
        <span>{node.title}</span>
      </Link>
    </li>
  );
}

function countLines(nodes: MenuNode[]): number {
  return nodes.reduce((sum, { children }) => sum + 1 + countLines(children), 0);
}

/** Up and down move the focus to the neighbouring visible entry. */
function walk(event: KeyboardEvent<HTMLElement>) {
  const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
  if (step === undefined) return;
  const lines = [...event.currentTarget.querySelectorAll<HTMLElement>('a, summary')].filter((line) =>
    line.checkVisibility(),
  );
  const next = lines[lines.findIndex((line) => line.matches(':focus')) + step];
  if (!next) return;
  event.preventDefault();
  next.focus();
}
