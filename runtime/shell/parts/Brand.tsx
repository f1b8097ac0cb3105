import { useSite } from '../../context/usePage.ts';
import { Logo } from '../../ui/icons/Logo.tsx';
import { phrases } from '../../ui/text/phrases.ts';

/** The site's logo and name, linking to its home page, or where staff begin. */
export function Brand({ to = '/' }: { to?: string }) {
  const { logo, name } = useSite();
  const Phrases = phrases.find();
  return (
    <a className="s-brand" href={to}>
      {logo ? <img src={logo} alt="" height={32} /> : <Logo />}
      <span className="s-brand__name">{Phrases ? <Phrases text={name} /> : name}</span>
    </a>
  );
}
