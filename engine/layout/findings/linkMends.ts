import { isJsonObject, type Json } from '../../../schemas/index.ts';
import type { Mend } from './findings.ts';
import type { FoundProperty } from './listProperties.ts';

/** The addresses in a property: of a link, or in a formatted text of any language. */
export function listLinks({ schema, value }: FoundProperty): string[] {
  const texts = (isJsonObject(value) ? Object.values(value) : [value]).filter((text) => typeof text === 'string');
  if (schema['x-control'] === 'link') return texts.filter((text) => text.trim() !== '');
  if (schema['x-control'] !== 'rich-text') return [];
  return texts.flatMap((text) => [...text.matchAll(/\bhref="([^"]+)"/g)].map(([, address = '']) => address));
}

/** A link that leads nowhere leads somewhere else, or is none. */
export function mendLink({ path, value }: FoundProperty, address: string): Mend[] {
  return [
    { choose: 'link', path, address, label: { th: 'เลือกปลายทาง', en: 'Choose where it leads' } },
    { path, value: replaceLink(value, { address }), label: { th: 'เอาลิงก์ออก', en: 'Remove the link' } },
  ];
}

/** A property in which what led to one address leads to another; without one the link goes and its words stay. */
export function replaceLink(value: Json | undefined, { address, to }: { address: string; to?: string }): Json {
  if (isJsonObject(value))
    return Object.fromEntries(Object.entries(value).map(([key, text]) => [key, replaceLink(text, { address, to })]));
  if (typeof value !== 'string') return value ?? null;
  if (value === address) return to ?? '';
  return value.replace(/<a\b[^>]*?\bhref="([^"]*)"[^>]*>([\s\S]*?)<\/a>/g, (link, found, words) => {
    if (found !== address) return link;
    return to === undefined ? words : link.replace(`href="${address}"`, () => `href="${escapeAddress(to)}"`);
  });
}

function escapeAddress(address: string): string {
  return address.replace(/&/g, '&amp;').replace(/"/g, '%22').replace(/</g, '%3C');
}
