import { useText } from '../../language/useText.ts';
import { SearchIcon } from '../../ui/icons/shellIcons.tsx';

/** Leads to the search of the site: a page of its own, so it works without a script. */
export function SearchLink() {
  const say = useText();
  return (
    <a className="s-tool" href="/search" aria-label={say('searchSite')} title={say('searchSite')}>
      <SearchIcon />
    </a>
  );
}
