import { usePage } from '../context/usePage.ts';
import { Mark } from '../icons/Mark.tsx';
import { MenuIcon } from '../icons/shellIcons.tsx';
import { useLanguage, useText } from '../language/useText.ts';
import { Disclosure } from '../menu/Disclosure.tsx';
import { Menu } from '../menu/Menu.tsx';
import { toMenuNodes } from '../menu/menuNode.ts';
import { LanguageSwitch } from './LanguageSwitch.tsx';
import { ThemeSwitch } from './ThemeSwitch.tsx';
import { UserMenu } from './UserMenu.tsx';

export function SiteHeader() {
  const { site, menu } = usePage();
  const language = useLanguage();
  const say = useText();
  const nodes = toMenuNodes(menu, language);
  return (
    <header className="s-header">
      <div className="s-header__bar">
        <a className="s-brand" href="/">
          {site.logo ? <img src={site.logo} alt="" height={32} /> : <Mark />}
          <span className="s-brand__name">{site.name}</span>
        </a>
        {nodes.length > 0 && <Menu nodes={nodes} label={say('menu')} className="s-header__menu" />}
        <div className="s-header__tools">
          <span className="s-header__choices">
            <LanguageSwitch />
            <ThemeSwitch />
          </span>
          <UserMenu />
          <Disclosure className="s-header__drawer" label={<MenuIcon />} name={say('openMenu')}>
            {nodes.length > 0 && <Menu nodes={nodes} label={say('menu')} direction="vertical" />}
            <span className="s-header__choices">
              <LanguageSwitch />
              <ThemeSwitch />
            </span>
          </Disclosure>
        </div>
      </div>
      {site.marquee && (
        <p className="s-marquee">
          <span>{site.marquee}</span>
        </p>
      )}
    </header>
  );
}
