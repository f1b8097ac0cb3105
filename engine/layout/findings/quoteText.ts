import type { Json } from '../../../schemas/index.ts';

/** What readers read of a text, without its tags; of what is none, nothing. */
export function plain(value: Json | undefined): string {
  return typeof value === 'string' ? value.replace(/<[^>]*>/g, ' ').trim() : '';
}

/** As much of a text as a finding quotes. */
export function shorten(text: string): string {
  return text.length > 40 ? `${text.slice(0, 39)}…` : text;
}
