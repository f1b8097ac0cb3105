import { useSite } from '../context/usePage.ts';
import { Mark } from '../icons/Mark.tsx';
import { BackToTop } from './BackToTop.tsx';

export function SiteFooter() {
  const { name, footer } = useSite();
  return (
    <footer className="s-footer">
      <div className="s-footer__bar">
        <Mark size={22} />
        <p>{footer || name}</p>
      </div>
      <BackToTop />
    </footer>
  );
}
