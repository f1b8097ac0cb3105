import { useEffect, useState } from 'react';
import { useLanguage } from 'sala/runtime';
import { localeOf } from 'sala/schemas';
import { formatDate } from '../../shared/formatValue.ts';
import { useFormat } from '../grid/useFormat.ts';
import './moment.css';

const steps = [
  ['day', 86_400_000],
  ['hour', 3_600_000],
  ['minute', 60_000],
] as const;
const mostDays = 7;

/** When something happened: how long ago, once the page stands, and exactly. */
export function Moment({ at }: { at: string }) {
  const language = useLanguage();
  const format = useFormat();
  const [ago, setAgo] = useState('');
  useEffect(() => {
    const tell = () => setAgo(formatAgo(Date.now() - Date.parse(at), localeOf(language)));
    tell();
    const timer = setInterval(tell, 60_000);
    return () => clearInterval(timer);
  }, [at, language]);
  const exact = formatDate(at, 'datetime', format);
  return (
    <time className="w-moment" dateTime={at} title={exact}>
      {ago ? `${ago} · ${exact}` : exact}
    </time>
  );
}

function formatAgo(passed: number, locale: string): string {
  if (!Number.isFinite(passed) || passed > mostDays * 86_400_000) return '';
  const words = new Intl.RelativeTimeFormat(locale, { numeric: 'auto' });
  const [unit, size] = steps.find(([, ms]) => passed >= ms) ?? ['second', 1000];
  return unit === 'second' ? words.format(0, 'second') : words.format(-Math.floor(passed / size), unit);
}
