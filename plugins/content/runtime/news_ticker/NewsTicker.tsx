import type { CSSProperties } from 'react';
import { Link, readColor, useText, type WidgetViewProps } from 'sala/runtime';
import * as contentWords from '../../shared/contentWords.ts';
import './news_ticker.css';

interface NewsItem {
  text: string;
  link: string;
}

interface Properties {
  items: NewsItem[];
  label: string;
  speed: number;
  direction: 'left' | 'right';
  color: string;
  background: string;
}

/** Pixels per second at speed 1, and the approximate width of a letter. */
const pixelsOfSpeed = 30;
const pixelsOfLetter = 9;
const gap = 48;

/** Animated with CSS only; a checkbox pauses it, so that no script is needed. */
export function NewsTicker({ object }: WidgetViewProps<Properties>) {
  const { items, label, speed, direction, color, background } = object;
  const say = useText(texts);
  const news = items.filter((item) => item.text);
  if (news.length === 0) return null;
  const style = {
    color: readColor(color) ?? 'white',
    background: readColor(background) ?? 'var(--s-primary)',
    '--w-ticker-time': `${measure(news) / (speed * pixelsOfSpeed)}s`,
  } as CSSProperties; // custom properties are not in React's type
  return (
    <section className={`w-ticker w-ticker--${direction}`} style={style} aria-label={label || say('news')}>
      {label && (
        <span className="w-ticker__label" aria-hidden="true">
          {label}
        </span>
      )}
      <div className="w-ticker__window">
        <NewsList news={news} />
        <NewsList news={news} copy />
      </div>
      <label className="w-ticker__pause" title={say('pause')}>
        <input type="checkbox" className="s-visually-hidden" />
        <span className="s-visually-hidden">{say('pause')}</span>
        <svg viewBox="0 0 24 24" width="18" height="18" aria-hidden="true">
          <path className="w-ticker__bars" d="M7 5h3.5v14H7zM13.5 5H17v14h-3.5z" />
          <path className="w-ticker__arrow" d="M8 5v14l11-7z" />
        </svg>
      </label>
    </section>
  );
}

/** The second copy, hidden from screen readers, makes the loop seamless. */
function NewsList({ news, copy = false }: { news: NewsItem[]; copy?: boolean }) {
  return (
    <ul className="w-ticker__list" aria-hidden={copy || undefined}>
      {news.map((item, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: two news may read the same, and none moves
        <li key={index} className="w-ticker__item">
          {item.link && !copy ? <Link to={item.link}>{item.text}</Link> : item.text}
        </li>
      ))}
    </ul>
  );
}

function measure(news: NewsItem[]): number {
  const letters = news.reduce((sum, item) => sum + [...item.text].length, 0);
  return Math.max(600, letters * pixelsOfLetter + news.length * gap);
}

const texts = {
  news: contentWords.news,
  pause: { th: 'หยุดข่าววิ่ง', en: 'Stop the moving news' },
};
