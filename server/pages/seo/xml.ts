import { escapeHtml } from '../../platform/input/escape.ts';

/** Characters that XML cannot contain, even escaped: control characters and unpaired surrogates. */
const impossible = /[^\t\n\r\u{20}-\u{D7FF}\u{E000}-\u{FFFD}\u{10000}-\u{10FFFF}]/gu;

export function escapeXml(text: string): string {
  return escapeHtml(text.replace(impossible, ''));
}

/** `<name>text</name>`, or nothing for an empty text. */
export function element(name: string, text: string | undefined): string {
  return text ? `<${name}>${escapeXml(text)}</${name}>` : '';
}

export const xmlHead = '<?xml version="1.0" encoding="UTF-8"?>';
