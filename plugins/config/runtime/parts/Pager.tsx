import { addressHref, useText } from 'sala/runtime';
import { words } from 'sala/schemas';
import * as configWords from '../../shared/configWords.ts';

interface Props {
  uid: string;
  page: number;
  pages: number;
  /** Text of the total: `{total} people`. */
  count: string;
  onPage: (page: number) => void;
}

const texts = {
  label: configWords.pages,
  back: words.previous,
  next: words.next,
  where: words.pageOf,
};

/** Paging of a list as plain links. */
export function Pager({ uid, page, pages, count, onPage }: Props) {
  const say = useText(texts);
  const link = (to: number, title: string) =>
    to >= 1 && to <= pages ? (
      <a
        className="s-button s-button--small s-button--outline"
        href={addressHref(uid, { page: to === 1 ? undefined : String(to) })}
        onClick={(event) => {
          if (event.metaKey || event.ctrlKey) return;
          event.preventDefault();
          onPage(to);
        }}
      >
        {title}
      </a>
    ) : (
      <span className="s-button s-button--small s-button--outline" aria-disabled="true">
        {title}
      </span>
    );
  return (
    <nav className="w-config__pager" aria-label={say('label')}>
      <span className="w-config__quiet">
        {[count, pages > 1 && count && say('where', { page, pages })].filter(Boolean).join(' · ')}
      </span>
      {pages > 1 && (
        <span className="w-config__line">
          {link(page - 1, say('back'))}
          {link(page + 1, say('next'))}
        </span>
      )}
    </nav>
  );
}
