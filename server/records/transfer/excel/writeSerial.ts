const dayMs = 86_400_000;
const start = Date.UTC(1899, 11, 30);
/** Excel has a 29 February 1900, which did not exist: days count rightly from the day after it, up to the end of 9999. */
const [firstDay, lastDay] = [61, 2_958_465];

/** The number under which a spreadsheet holds a day or a moment without a zone (`2026-11-29`, `2026-11-29T08:30:00`); the reverse of `readSerial`. */
export function writeSerial(text: string): number | undefined {
  if (!/^\d{4}-\d\d-\d\d(?:T\d\d:\d\d:\d\d(?:\.\d{3})?)?$/.test(text)) return undefined;
  const ms = Date.parse(text.includes('T') ? `${text}Z` : text);
  // The 30th of February would be read as a day in March.
  if (Number.isNaN(ms) || !new Date(ms).toISOString().startsWith(text)) return undefined;
  const days = (ms - start) / dayMs;
  return days >= firstDay && days < lastDay + 1 ? days : undefined;
}
