import { useSite } from '../context/usePage.ts';
import { Logo } from '../ui/icons/Logo.tsx';
import { BackToTop } from './parts/BackToTop.tsx';

export function SiteFooter() {
  const { name, footer } = useSite();
  return (
    <footer className="s-footer">
      <div className="s-footer__bar">
        <Logo size={22} />
        <p>{footer || name}</p>
      </div>
      <BackToTop />
    </footer>
  );
}
