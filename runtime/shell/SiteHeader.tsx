import { usePage } from '../context/usePage.ts';
import { useLanguage, useText } from '../language/useText.ts';
import { MenuIcon } from '../ui/icons/shellIcons.tsx';
import { Disclosure } from '../ui/menu/Disclosure.tsx';
import { LinkMenu } from '../ui/menu/LinkMenu.tsx';
import { type MenuNode, toMenuNodes } from '../ui/menu/menuNode.ts';
import { Brand } from './parts/Brand.tsx';
import { Choices } from './parts/Choices.tsx';
import { SearchLink } from './parts/SearchLink.tsx';
import { UserMenu } from './parts/UserMenu.tsx';

/**
 * The header of a site of its own: menu with submenus, collapsed behind a button where space is short, and the user
 * menu.
 */
export function SiteHeader() {
  const { menu, menuFit } = usePage();
  const language = useLanguage();
  const say = useText();
  const nodes = toMenuNodes(menu, language);
  return (
    <header className="s-header" data-room={menuFit?.room ?? 'narrow'}>
      <div className="s-header__bar">
        <Brand />
        {nodes.length > 0 && (
          <LinkMenu
            nodes={foldRest(nodes, menuFit?.shown, say('more'))}
            label={say('menu')}
            className="s-header__menu"
          />
        )}
        <div className="s-header__tools">
          <SearchLink />
          <UserMenu />
          <Disclosure className="s-header__drawer" label={<MenuIcon />} name={say('openMenu')}>
            {nodes.length > 0 && <LinkMenu nodes={nodes} label={say('menu')} direction="vertical" />}
            <Choices />
          </Disclosure>
        </div>
      </div>
    </header>
  );
}

/** Keeps the entries that fit no window below one more. */
function foldRest(nodes: MenuNode[], shown: number | undefined, title: string): MenuNode[] {
  if (shown === undefined) return nodes;
  return [...nodes.slice(0, shown), { key: 'more', title, target: '', children: nodes.slice(shown) }];
}
