import type { ReactNode } from 'react';
import { useCounters, usePage } from '../../context/usePage.ts';
import { Icon } from '../../ui/icons/Icon.tsx';
import { Link } from '../../ui/link/Link.tsx';
import type { MenuNode } from '../../ui/menu/menuNode.ts';
import { writeCount } from '../parts/writeCount.ts';
import { rememberGroup, useOpenGroups } from './openGroups.ts';

/** A group of the menu with its modules and single screens. */
export function SideGroup({ group, open }: { group: MenuNode; open: boolean }) {
  const key = keyOf(group);
  const isOpen = useOpenGroups()[key] ?? true;
  return (
    <details className="s-side__group" open={isOpen}>
      <Fold onFold={() => rememberGroup(key, !isOpen)}>{group.title}</Fold>
      <ul>
        {group.children.map((node) => (
          <SideLine key={node.key} node={node} open={open} />
        ))}
      </ul>
    </details>
  );
}

function SideLine({ node, open }: { node: MenuNode; open: boolean }) {
  const { path } = usePage().route;
  const key = keyOf(node);
  const chosen = useOpenGroups()[key];
  if (node.children.length === 0) return <SideLink node={node} current={isCurrent(node, path)} />;
  const isOpen = chosen ?? (open || node.children.some((child) => isCurrent(child, path)));
  return (
    <li>
      <details open={isOpen}>
        <Fold className="s-side__link" onFold={() => rememberGroup(key, !isOpen)}>
          {node.icon && <Icon name={node.icon} size={18} />}
          <span>{node.title}</span>
        </Fold>
        <ul>
          {node.children.map((child) => (
            <SideLink key={child.key} node={child} current={isCurrent(child, path)} />
          ))}
        </ul>
      </details>
    </li>
  );
}

/** What opens and closes a group. It is remembered with the click: what opens because the page is inside is not the person's choice. */
function Fold({ className, onFold, children }: { className?: string; onFold: () => void; children: ReactNode }) {
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: a summary is a button, also for the keyboard
    <summary
      className={className}
      onClick={(event) => {
        event.preventDefault();
        onFold();
      }}
    >
      {children}
    </summary>
  );
}

export function SideLink({ node, current }: { node: MenuNode; current: boolean }) {
  const count = useCounters()
    .filter(({ path }) => path === node.target)
    .reduce((sum, one) => sum + one.count, 0);
  return (
    <li>
      <Link to={node.target} className="s-side__link" aria-current={current ? 'page' : undefined}>
        {node.icon && <Icon name={node.icon} size={18} />}
        <span title={node.title}>{node.title}</span>
        {count > 0 && <small>{writeCount(count)}</small>}
      </Link>
    </li>
  );
}

/** The page itself, and the pages of records below a list. */
function isCurrent({ target }: MenuNode, path: string): boolean {
  return target === path || (target.length > 1 && path.startsWith(`${target}/`));
}

/** The same in both languages, and when entries come and go around it. */
function keyOf({ children, target }: MenuNode): string {
  const [first] = children;
  return first ? `${keyOf(first)}+` : target;
}
