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
    <nav className={`s-menu s-menu--${direction} ${className}`} aria-label={label} onKeyDown={walkByArrows}>
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

/** Arrow keys move to the next visible link or button; Home and End to the first and last. */
function walkByArrows(event: KeyboardEvent<HTMLElement>) {
  const steps: Record<string, number> = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 };
  const stops = [...event.currentTarget.querySelectorAll<HTMLElement>('a, button')].filter((stop) =>
    stop.checkVisibility(),
  );
  const at = stops.findIndex((stop) => stop.matches(':focus'));
  const step = steps[event.key];
  const next =
    event.key === 'Home'
      ? stops[0]
      : event.key === 'End'
        ? stops.at(-1)
        : step === undefined
          ? undefined
          : stops[at + step];
  if (!next) return;
  event.preventDefault();
  next.focus();
}
