import { localeOf } from '../../schemas/text.ts';
import { useSite } from '../context/usePage.ts';
import { useLanguage } from './useText.ts';

export type MomentStyle = keyof typeof styles;

/** Writes moments as people read them, in the time of the site; Thai readers get the Buddhist year. Nothing is a dash. */
export function useMoment(style: MomentStyle = 'minutes'): (at: string | null | undefined) => string {
  const language = useLanguage();
  const { timeZone } = useSite();
  const format = new Intl.DateTimeFormat(localeOf(language), { ...styles[style], timeZone });
  return (at) => (at ? format.format(new Date(at)) : '–');
}

const styles = {
  day: { dateStyle: 'medium' },
  minutes: { dateStyle: 'medium', timeStyle: 'short' },
  seconds: { dateStyle: 'medium', timeStyle: 'medium' },
  longDay: { dateStyle: 'long' },
  shortDay: { day: 'numeric', month: 'short' },
} satisfies Record<string, Intl.DateTimeFormatOptions>;
