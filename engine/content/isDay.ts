const pattern = /^\d{4}-\d{2}-\d{2}$/;

/** Whether a text is a day of the calendar as it is stored, `2026-11-21`: the 30th of February is none. */
export function isDay(text: string): boolean {
  return pattern.test(text) && !Number.isNaN(Date.parse(text)) && new Date(text).toISOString().startsWith(text);
}
