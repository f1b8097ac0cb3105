import { type Language, readText } from 'sala/schemas';

/** Units in which people say how long, the largest first. */
export const timeUnits = [
  { name: 'days', seconds: 86_400, title: { th: 'วัน', en: 'days' } },
  { name: 'hours', seconds: 3600, title: { th: 'ชั่วโมง', en: 'hours' } },
  { name: 'minutes', seconds: 60, title: { th: 'นาที', en: 'minutes' } },
  { name: 'seconds', seconds: 1, title: { th: 'วินาที', en: 'seconds' } },
] as const;

export type TimeUnit = (typeof timeUnits)[number];

/** The largest unit of which it is a whole number. */
export function unitOf(seconds: number): TimeUnit {
  return timeUnits.find((unit) => seconds > 0 && seconds % unit.seconds === 0) ?? timeUnits[3];
}

export function showSeconds(seconds: number, language: Language): string {
  const unit = unitOf(seconds);
  return `${seconds / unit.seconds} ${readText(unit.title, language)}`;
}

/** How long something took, in its two largest units. */
export function showDuration(milliseconds: number, language: Language): string {
  if (milliseconds < 1000) return `${Math.max(0, Math.round(milliseconds))} ${readText(millisecondsTitle, language)}`;
  let rest = Math.round(milliseconds / 1000);
  const parts = timeUnits.flatMap(({ seconds, title }) => {
    const count = Math.floor(rest / seconds);
    rest %= seconds;
    return count > 0 ? [`${count} ${readText(title, language)}`] : [];
  });
  return parts.slice(0, 2).join(' ');
}

const millisecondsTitle = { th: 'มิลลิวินาที', en: 'ms' };
