import { useSite } from '../context/usePage.ts';
import { Mark } from '../icons/Mark.tsx';

/** The site by its logo and name; leads home. */
export function Brand() {
  const { logo, name } = useSite();
  return (
    <a className="s-brand" href="/">
      {logo ? <img src={logo} alt="" height={32} /> : <Mark />}
      <span className="s-brand__name">{name}</span>
    </a>
  );
}
