import { Link, Picture, useText, useWidgetData, type WidgetViewProps } from 'sala/runtime';
import { longestQuery, type SiteFindings } from '../../shared/siteFindings.ts';
import './site_search.css';

/** A form that needs no script, and what it found. */
export function SiteSearch({ object, data }: WidgetViewProps<{ title: string }>) {
  const say = useText(texts);
  const { error } = useWidgetData(object.uid);
  const found = data.found as unknown as SiteFindings | undefined; // what the source site.search answers
  const query = found?.query ?? '';
  const total = found?.groups.reduce((sum, group) => sum + group.total, 0) ?? 0;
  return (
    <section className="w-search">
      <h1 className="w-search__title">{object.title}</h1>
      {/* biome-ignore lint/a11y/useSemanticElements: browsers do not all know <search> yet */}
      <form className="w-search__form" role="search" action="/search" method="get">
        <label className="s-visually-hidden" htmlFor={`${object.uid}-q`}>
          {say('label')}
        </label>
        <input
          id={`${object.uid}-q`}
          className="s-input"
          type="search"
          name="q"
          defaultValue={query}
          maxLength={longestQuery}
          placeholder={say('hint')}
          autoComplete="off"
        />
        <button type="submit" className="s-button s-button--primary">
          {say('search')}
        </button>
      </form>
      {error !== undefined && <p role="alert">{say('failed')}</p>}
      {error === undefined && query !== '' && (
        <p className="w-search__count" role="status">
          {total === 0 ? say('nothing', { query }) : say('count', { n: total, query })}
        </p>
      )}
      {found && query !== '' && total === 0 && <p className="w-search__advice">{say('advice')}</p>}
      {found?.groups.map((group) => (
        <Group key={group.kind} group={group} query={query} />
      ))}
    </section>
  );
}

function Group({ group, query }: { group: SiteFindings['groups'][number]; query: string }) {
  const say = useText(texts);
  return (
    <section className="w-search__group" aria-labelledby={`w-search-${group.kind}`}>
      <h2 id={`w-search-${group.kind}`}>
        {group.title} <span className="w-search__number">{group.total}</span>
      </h2>
      <ul>
        {group.hits.map((hit) => (
          <li key={hit.path} className="w-search__hit">
            {hit.image && <Picture className="w-search__picture" src={hit.image} alt="" sizes="4.5rem" />}
            <div>
              <h3>
                <Link to={hit.path}>
                  <Marked text={hit.title} query={query} />
                </Link>
              </h3>
              <p>
                <Marked text={hit.excerpt} query={query} />
              </p>
            </div>
          </li>
        ))}
      </ul>
      {group.total > group.hits.length && <p className="w-search__more">{say('more', { n: group.hits.length })}</p>}
    </section>
  );
}

/** The text with the words that were looked for marked. */
function Marked({ text, query }: { text: string; query: string }) {
  const wanted = query
    .split(/\s+/)
    .filter(Boolean)
    .map((word) => word.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&'));
  if (wanted.length === 0) return text;
  const parts = text.split(new RegExp(`(${wanted.join('|')})`, 'gi'));
  // biome-ignore lint/suspicious/noArrayIndexKey: parts of a text, which never move
  return parts.map((part, index) => (index % 2 === 1 ? <mark key={index}>{part}</mark> : part));
}

const texts = {
  label: { th: 'คำที่ต้องการค้นหา', en: 'Words to look for' },
  hint: { th: 'พิมพ์คำที่ต้องการค้นหา', en: 'What are you looking for?' },
  search: { th: 'ค้นหา', en: 'Search' },
  count: { th: 'พบ {n} รายการสำหรับ “{query}”', en: '{n} found for “{query}”' },
  nothing: { th: 'ไม่พบสิ่งที่ตรงกับ “{query}”', en: 'Nothing matches “{query}”' },
  advice: {
    th: 'ลองใช้คำที่สั้นลง หรือคำอื่นที่มีความหมายใกล้เคียง',
    en: 'Try fewer or other words.',
  },
  more: { th: 'แสดง {n} รายการแรก เพิ่มคำค้นเพื่อให้แคบลง', en: 'The first {n} are shown: add a word to narrow it down.' },
  failed: { th: 'ค้นหาไม่สำเร็จ กรุณาลองอีกครั้ง', en: 'The search failed. Please try again.' },
};
