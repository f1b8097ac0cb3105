import { usePage } from 'sala/runtime';

/** A day as Thai readers write it (Buddhist era), or as English ones do. */
export function PostDate({ value, withTime = false }: { value: string | null; withTime?: boolean }) {
  const { meta, site } = usePage();
  if (!value) return null;
  const locale = meta.language === 'th' ? 'th-TH-u-ca-buddhist' : 'en-GB';
  const format = new Intl.DateTimeFormat(locale, {
    dateStyle: 'long',
    ...(withTime && { timeStyle: 'short' }),
    timeZone: site.timeZone,
  });
  return <time dateTime={value}>{format.format(new Date(value))}</time>;
}
