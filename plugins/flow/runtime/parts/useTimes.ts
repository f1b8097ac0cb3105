import { useLanguage, useSite } from 'sala/runtime';
import { showDuration } from '../../shared/showSeconds.ts';

/** Moments and durations as people read them, in the time of the site. */
export function useTimes() {
  const language = useLanguage();
  const { timeZone } = useSite();
  const format = new Intl.DateTimeFormat(language === 'th' ? 'th-TH' : 'en-GB', {
    dateStyle: 'medium',
    timeStyle: 'medium',
    timeZone,
  });
  return {
    moment: (at: string) => format.format(new Date(at)),
    between: (from: string, to: string | null) =>
      showDuration((to ? Date.parse(to) : Date.now()) - Date.parse(from), language),
  };
}
