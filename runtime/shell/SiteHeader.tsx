import { usePage, useSite } from '../context/usePage.ts';
import { useLanguage, useText } from '../language/useText.ts';
import { MenuIcon } from '../ui/icons/shellIcons.tsx';
import { Disclosure } from '../ui/menu/Disclosure.tsx';
import { fitMenu } from '../ui/menu/fitMenu.ts';
import { LinkMenu } from '../ui/menu/LinkMenu.tsx';
import { toMenuNodes } from '../ui/menu/menuNode.ts';
import { Brand } from './parts/Brand.tsx';
import { Choices } from './parts/Choices.tsx';
import { SearchLink } from './parts/SearchLink.tsx';
import { UserMenu } from './parts/UserMenu.tsx';

/**
 * The header of a site of its own: menu with submenus, collapsed behind a button where space is short, and the user
 * menu.
 */
export function SiteHeader() {
  const { menu } = usePage();
  const language = useLanguage();
  const say = useText();
  const { name } = useSite();
  const nodes = toMenuNodes(menu, language);
  const line = fitMenu(nodes, { brand: name, more: say('more') });
  return (
    <header className="s-header" data-room={line.room}>
      <div className="s-header__bar">
        <Brand />
        {nodes.length > 0 && <LinkMenu nodes={line.nodes} label={say('menu')} className="s-header__menu" />}
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
