import { useLanguage, useSite } from 'sala/runtime';

/** A moment as people read it, in the time of the site; Thai readers get the Buddhist year. */
export function useMoment(): (at: string | null | undefined) => string {
  const language = useLanguage();
  const { timeZone } = useSite();
  const format = new Intl.DateTimeFormat(language === 'th' ? 'th-TH' : 'en-GB', {
    dateStyle: 'medium',
    timeStyle: 'short',
    timeZone,
  });
  return (at) => (at ? format.format(new Date(at)) : '–');
}
