import { escapeHtml } from '../../platform/input/escape.ts';

/** What stands on a page that could not be made: its name, which is markup already, and why. */
export function writeMissing(name: string, reason: string): string {
  return `<h1>${name}</h1><p>${escapeHtml(reason)}</p>`;
}
