import { readText } from '../../schemas/text.ts';
import { usePage, useSite } from '../context/usePage.ts';
import { useLanguage } from '../language/useText.ts';
import { Link } from '../ui/link/Link.tsx';
import { BackToTop } from './parts/BackToTop.tsx';
import { Brand } from './parts/Brand.tsx';
import { Choices } from './parts/Choices.tsx';
import { SearchLink } from './parts/SearchLink.tsx';
import { UserMenu } from './parts/UserMenu.tsx';

/** The light header of sites without a shell of their own: site name and sign-in link. */
export function PublicHeader() {
  return (
    <header className="s-header s-header--light">
      <div className="s-header__bar">
        <Brand />
        <div className="s-header__tools">
          <Choices />
          <SearchLink />
          <UserMenu />
        </div>
      </div>
    </header>
  );
}

/** Its footer shows the site's menu as plain links. */
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
