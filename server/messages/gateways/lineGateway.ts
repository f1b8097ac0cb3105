import { createHmac, timingSafeEqual } from 'node:crypto';
import { OutgoingFailure, type OutgoingRules } from '../../platform/outgoing/outgoingRules.ts';
import { sendOutgoing } from '../../platform/outgoing/sendOutgoing.ts';
import type { Gateway } from './gatewayRows.ts';

/** A channel of the LINE Messaging API; its access token and secret are kept apart. */
export interface LineGateway {
  /** Where people find the account: `@shop`. */
  account: string;
  /** Where the API is, for an installation that has a relay of its own; else LINE's own. */
  endpoint: string;
}

export const lineEndpoint = 'https://api.line.me';
const timeoutMs = 10_000;
const longest = 4900;

/** Sends a text to somebody by LINE. The same key is delivered once, however often it is tried. */
export async function pushLine(
  rules: OutgoingRules,
  { settings, secrets }: Pick<Gateway, 'settings' | 'secrets'>,
  { to, text, key }: { to: string; text: string; key: string },
): Promise<void> {
  const answer = await sendOutgoing(rules, {
    url: `${String(settings.endpoint || lineEndpoint)}/v2/bot/message/push`,
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      authorization: `Bearer ${secrets.token ?? ''}`,
      'x-line-retry-key': key,
    },
    body: JSON.stringify({ to, messages: [{ type: 'text', text: text.slice(0, longest) }] }),
    timeoutMs,
    mostBytes: 4096,
  });
  // 409: LINE has accepted this key before.
  if ((answer.status >= 200 && answer.status < 300) || answer.status === 409) return;
  throw new Error(`LINE answered ${answer.status}: ${answer.text.slice(0, 200)}`);
}

/** What the channel says of itself, to see that its token is valid. */
export async function readLineAccount(
  rules: OutgoingRules,
  { settings, secrets }: Pick<Gateway, 'settings' | 'secrets'>,
) {
  const { status, text } = await sendOutgoing(rules, {
    url: `${String(settings.endpoint || lineEndpoint)}/v2/bot/info`,
    method: 'GET',
    headers: { authorization: `Bearer ${secrets.token ?? ''}` },
    timeoutMs,
    mostBytes: 4096,
  });
  if (status !== 200) throw new OutgoingFailure('unreachable', `LINE ${status}`);
  return text;
}

/** Whether LINE signed this body with the secret of the channel. */
export function isFromLine(secret: string, body: string, signature: string): boolean {
  const expected = createHmac('sha256', secret).update(body).digest();
  const given = Buffer.from(signature, 'base64');
  return given.length === expected.length && timingSafeEqual(given, expected);
}
