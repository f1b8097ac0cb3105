import { addressHref, useText } from 'sala/runtime';

interface Props {
  uid: string;
  page: number;
  pages: number;
  /** What is counted: `{total} people`. */
  count: string;
  onPage: (page: number) => void;
}

const texts = {
  label: { th: 'หน้า', en: 'Pages' },
  back: { th: 'ก่อนหน้า', en: 'Previous' },
  next: { th: 'ถัดไป', en: 'Next' },
  where: { th: 'หน้า {page} จาก {pages}', en: 'Page {page} of {pages}' },
};

/** Pages of a list as plain links; the browser follows them within the page. */
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
