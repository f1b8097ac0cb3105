import { readText } from '../../schemas/text.ts';
import { usePage, useSite } from '../context/usePage.ts';
import { useLanguage } from '../language/useText.ts';
import { Link } from '../navigation/Link.tsx';
import { BackToTop } from './BackToTop.tsx';
import { Brand } from './Brand.tsx';
import { Choices } from './Choices.tsx';
import { UserMenu } from './UserMenu.tsx';

/** The light header of sites that are no site of their own: who this is, and the way in. */
export function PublicHeader() {
  return (
    <header className="s-header s-header--light">
      <div className="s-header__bar">
        <Brand />
        <div className="s-header__tools">
          <Choices />
          <UserMenu />
        </div>
      </div>
    </header>
  );
}

/** Its footer holds the site's menu as plain links. */
export function PublicFooter() {
  const { menu } = usePage();
  const { name, footer } = useSite();
  const language = useLanguage();
  return (
    <footer className="s-footer s-footer--light">
      <div className="s-footer__bar">
        <p>{footer || name}</p>
        <ul className="s-footer__links">
          {menu.map(({ path, title }) => (
            <li key={path}>
              <Link to={path}>{readText(title, language)}</Link>
            </li>
          ))}
        </ul>
      </div>
      <BackToTop />
    </footer>
  );
}
