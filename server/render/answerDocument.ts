import { createHash } from 'node:crypto';
import type { Context } from '../http/context.ts';
import { type DocumentOptions, renderDocument } from './renderDocument.ts';

/** Stands in kept documents where each answer has a nonce of its own; no page can hold it, for it is new in every process. */
const placeholder = createHash('sha256')
  .update(`${process.pid} ${performance.timeOrigin} ${Math.random()}`)
  .digest('hex');
const maxKept = 300;
const maxLength = 300_000;
const kept = new Map<string, string>();

/**
 * Sends a page. Its document is made of nothing but the payload, so the payload's fingerprint is its ETag: whoever has it
 * already gets 304 and nothing is drawn, and what visitors without a session see is drawn once. Nothing is ever out of date,
 * because routes, gates and data were decided and read before.
 */
export async function answerDocument(context: Context, options: Omit<DocumentOptions, 'nonce'>): Promise<void> {
  const { payload, head, assets, theme } = options;
  context.type = 'html';
  context.set('Cache-Control', 'private, no-cache');
  if (assets.mode === 'dev') {
    context.body = await renderDocument({ ...options, nonce: context.state.nonce });
    return;
  }
  const print = createHash('sha256')
    .update(JSON.stringify([assets.dir, theme === 'light' || theme === 'dark' ? theme : '', head, payload]))
    .digest('base64url');
  // Weak: what is sent is compressed anew, and carries another nonce.
  context.set('ETag', `W/"${print}"`);
  if (context.status === 200 && asksFor(context, print)) {
    context.status = 304;
    // The browser's copy goes on with the policy it came with: another one would not know its nonce.
    context.remove('Content-Security-Policy');
    return;
  }
  const text = await readKept(print, options);
  context.body = text.replaceAll(placeholder, context.state.nonce);
}

function asksFor(context: Context, print: string): boolean {
  return context
    .get('if-none-match')
    .split(',')
    .some((tag) => tag.trim().replace(/^W\//, '') === `"${print}"`);
}

async function readKept(print: string, options: Omit<DocumentOptions, 'nonce'>): Promise<string> {
  const known = kept.get(print);
  if (known !== undefined) return known;
  const text = await renderDocument({ ...options, nonce: placeholder });
  if (options.payload.session.user || text.length > maxLength) return text;
  if (kept.size >= maxKept) kept.delete(kept.keys().next().value ?? '');
  kept.set(print, text);
  return text;
}
