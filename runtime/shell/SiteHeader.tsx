import { usePage } from '../context/usePage.ts';
import { MenuIcon } from '../icons/shellIcons.tsx';
import { useLanguage, useText } from '../language/useText.ts';
import { Disclosure } from '../menu/Disclosure.tsx';
import { Menu } from '../menu/Menu.tsx';
import { toMenuNodes } from '../menu/menuNode.ts';
import { Brand } from './Brand.tsx';
import { Choices } from './Choices.tsx';
import { UserMenu } from './UserMenu.tsx';

/** The header of a site of its own: menu with submenus, on a phone behind a button, and whoever is signed in. */
export function SiteHeader() {
  const { menu } = usePage();
  const language = useLanguage();
  const say = useText();
  const nodes = toMenuNodes(menu, language);
  return (
    <header className="s-header">
      <div className="s-header__bar">
        <Brand />
        {nodes.length > 0 && <Menu nodes={nodes} label={say('menu')} className="s-header__menu" />}
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
