import { usePage } from 'sala/runtime';
import { localeOf } from 'sala/schemas';

/** A day as Thai readers write it (Buddhist era), or as English ones do. */
export function PostDate({ value, withTime = false }: { value: string | null; withTime?: boolean }) {
  const { meta, site } = usePage();
  if (!value) return null;
  const format = new Intl.DateTimeFormat(localeOf(meta.language), {
    dateStyle: 'long',
    ...(withTime && { timeStyle: 'short' }),
    timeZone: site.timeZone,
  });
  return <time dateTime={value}>{format.format(new Date(value))}</time>;
}
