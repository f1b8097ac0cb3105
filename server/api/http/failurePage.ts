import { type Language, readText, type Text, words } from '../../../schemas/index.ts';
import { escapeHtml } from '../../platform/input/escape.ts';
import type { Context } from './context.ts';
import { isCall } from './language.ts';

interface Failure {
  status: number;
  /** What happened and what to do, in the language of the reader. */
  message: string;
  language: Language;
}

/** Somebody who opens an address reads the answer; programs, and the pages themselves, ask for data. */
export function asksForPage(context: Context): boolean {
  const isRead = context.method === 'GET' || context.method === 'HEAD';
  return isRead && !isCall(context) && context.accepts('json', 'html') === 'html';
}

/** A page by itself, of nothing that could have failed too: what happened, and where to go on. */
export function writeFailurePage(context: Context, { status, message, language }: Failure): string {
  const say = (text: Text) => escapeHtml(readText(text, language));
  const title = say(status >= 500 ? texts.away : texts.closed);
  const nonce = context.state.nonce ?? '';
  return `<!doctype html><html lang="${language}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="robots" content="noindex"><title>${title}</title><style nonce="${nonce}">${style}</style></head><body><main><h1>${title}</h1><p>${escapeHtml(message)}</p><p><a href="${escapeHtml(context.url)}">${say(words.tryAgain)}</a> <a href="/">${say(texts.home)}</a></p></main></body></html>`;
}

const texts = {
  away: { th: 'ขณะนี้เปิดหน้านี้ไม่ได้', en: 'This page cannot be opened right now' },
  closed: { th: 'เปิดหน้านี้ไม่ได้', en: 'This page cannot be opened' },
  home: { th: 'ไปหน้าแรก', en: 'Go to the home page' },
} satisfies Record<string, Text>;

const style =
  ':root{color-scheme:light dark}body{display:grid;place-items:center;min-height:90vh;margin:1.5rem;font:1.125rem/1.7 system-ui,sans-serif;text-align:center}main{max-width:32rem}h1{font-size:1.5rem}a{display:inline-block;min-height:2.75rem;padding:.5rem 1rem}';
