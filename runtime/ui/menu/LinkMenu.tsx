import { type FocusEvent, type KeyboardEvent, useId, useState } from 'react';
import { usePage } from '../../context/usePage.ts';
import { useText } from '../../language/useText.ts';
import { ChevronIcon } from '../icons/shellIcons.tsx';
import { Link } from '../link/Link.tsx';
import type { MenuNode } from './menuNode.ts';

interface Props {
  nodes: MenuNode[];
  /** The accessible name of the menu. */
  label: string;
  direction?: 'horizontal' | 'vertical';
  className?: string;
}

/**
 * A menu of links. Submenus open on hover, by their button, and (without scripts) when the focus is inside; Escape
 * closes, arrow keys move the focus.
 */
export function LinkMenu({ nodes, label, direction = 'horizontal', className = '' }: Props) {
  return (
    <nav className={`s-menu s-menu--${direction} ${className}`} aria-label={label} onKeyDown={walk}>
      <MenuList nodes={nodes} />
    </nav>
  );
}

function MenuList({ nodes, id }: { nodes: MenuNode[]; id?: string }) {
  return (
    <ul className="s-menu__list" id={id}>
      {nodes.map((node) => (
        <MenuLine key={node.key} node={node} />
      ))}
    </ul>
  );
}

function MenuLine({ node }: { node: MenuNode }) {
  const { path } = usePage().route;
  const current = node.target !== '' && node.target === path;
  if (node.children.length > 0) return <Submenu node={node} current={current} />;
  return (
    <li className="s-menu__line">
      <Link to={node.target} className="s-menu__link" aria-current={current ? 'page' : undefined}>
        {node.title}
      </Link>
    </li>
  );
}

function Submenu({ node, current }: { node: MenuNode; current: boolean }) {
  const [open, setOpen] = useState(false);
  const id = useId();
  const say = useText();
  const toggle = () => setOpen(!open);

  function handleKey(event: KeyboardEvent<HTMLLIElement>) {
    if (event.key !== 'Escape' || !open) return;
    event.stopPropagation();
    setOpen(false);
    event.currentTarget.querySelector('button')?.focus();
  }
  function handleBlur(event: FocusEvent<HTMLLIElement>) {
    if (!event.currentTarget.contains(event.relatedTarget)) setOpen(false);
  }

  return (
    <li
      className="s-menu__line s-menu__line--parent"
      data-open={open || undefined}
      onKeyDown={handleKey}
      onBlur={handleBlur}
    >
      {node.target ? (
        <>
          <Link to={node.target} className="s-menu__link" aria-current={current ? 'page' : undefined}>
            {node.title}
          </Link>
          <button
            type="button"
            className="s-menu__toggle"
            aria-expanded={open}
            aria-controls={id}
            aria-label={say('openSubmenu', { title: node.title })}
            onClick={toggle}
          >
            <ChevronIcon />
          </button>
        </>
      ) : (
        <button type="button" className="s-menu__link" aria-expanded={open} aria-controls={id} onClick={toggle}>
          {node.title}
          <ChevronIcon />
        </button>
      )}
      <MenuList nodes={node.children} id={id} />
    </li>
  );
}

const walkingKeys = /^(Arrow|Home$|End$)/;

/** The code is fetched by the first such key, which must not scroll the page meanwhile. */
function walk(event: KeyboardEvent<HTMLElement>) {
  if (!walkingKeys.test(event.key) || event.altKey || event.ctrlKey || event.metaKey) return;
  event.preventDefault();
  const { currentTarget: menu, key } = event;
  import('./walkByArrows.ts').then(
    (module) => module.walkByArrows(menu, key),
    () => undefined, // Tab walks too
  );
}
