import { useSite } from '../../context/usePage.ts';
import { Logo } from '../../ui/icons/Logo.tsx';

/** The site's logo and name, linking to its home page, or where staff begin. */
export function Brand({ to = '/' }: { to?: string }) {
  const { logo, name } = useSite();
  return (
    <a className="s-brand" href={to}>
      {logo ? <img src={logo} alt="" height={32} /> : <Logo />}
      <span className="s-brand__name">{name}</span>
    </a>
  );
}
