/** Private-use characters around a value that was filled into an address or HTML, until it is judged where it stands. */
const start = '\uE002';
const end = '\uE003';
const marks = /[\uE002\uE003]/g;

export function markValue(value: string): string {
  return start + dropValueMarks(value) + end;
}

export function dropValueMarks(text: string): string {
  return text.replace(marks, '');
}

const host = String.raw`https?:[/\\]*[^/?#\\\uE002\uE003]+`;
const ownHost = new RegExp(`^${host}(?:[/?#\\\\]|$)`, 'i');
const wholeValue = new RegExp(`^${start}\\s*${host}(?:[/?#\\\\]|${end}(?:[/?#\\\\]|$))`, 'i');

/**
 * Whether the host of an address with marked values is the template's or, where a value begins it, the whole of that value's: no
 * part of a host is ever filled, since whoever owns the rest of it would read the value as soon as a browser looks up the name.
 */
export function keepsHost(address: string): boolean {
  const read = address.replace(/\p{Cc}/gu, '').trim(); // as browsers do
  return !/^https?:/i.test(dropValueMarks(read).trim()) || ownHost.test(read) || wholeValue.test(read);
}

const addresses = new Set(['href', 'src', 'srcset', 'poster', 'cite']);

/** The attributes of a tag without marks, and without an address whose host holds a value. */
export function keepHosts(attributes: Record<string, string>): Record<string, string> {
  const kept = Object.entries(attributes).flatMap(([name, value]) =>
    addresses.has(name) && !listAddresses(name, value).every(keepsHost) ? [] : [[name, dropValueMarks(value)]],
  );
  return Object.fromEntries(kept);
}

function listAddresses(name: string, value: string): string[] {
  return name === 'srcset' ? value.split(/[\s,]+/) : [value];
}
