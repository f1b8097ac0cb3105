import { usePage, useSite } from '../context/usePage.ts';
import { MenuIcon } from '../icons/shellIcons.tsx';
import { useLanguage, useText } from '../language/useText.ts';
import { Disclosure } from '../menu/Disclosure.tsx';
import { fitMenu } from '../menu/fitMenu.ts';
import { Menu } from '../menu/Menu.tsx';
import { toMenuNodes } from '../menu/menuNode.ts';
import { Brand } from './Brand.tsx';
import { Choices } from './Choices.tsx';
import { UserMenu } from './UserMenu.tsx';

/** The header of a site of its own: menu with submenus, behind a button where there is no room, and whoever is signed in. */
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
        {nodes.length > 0 && <Menu nodes={line.nodes} label={say('menu')} className="s-header__menu" />}
        <div className="s-header__tools">
          <UserMenu />
          <Disclosure className="s-header__drawer" label={<MenuIcon />} name={say('openMenu')}>
            {nodes.length > 0 && <Menu nodes={nodes} label={say('menu')} direction="vertical" />}
            <Choices />
          </Disclosure>
        </div>
      </div>
    </header>
  );
}
