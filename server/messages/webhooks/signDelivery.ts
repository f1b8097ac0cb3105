import { createHmac, randomBytes } from 'node:crypto';

const prefix = 'whsec_';

/** A new secret of a webhook, in the form of Standard Webhooks. */
export function createWebhookSecret(): string {
  return prefix + randomBytes(32).toString('base64');
}

interface Signed {
  /** The same for every attempt: receivers do a thing once for each. */
  id: string;
  body: string;
  at: Date;
}

/**
 * The headers by which a receiver knows that a delivery is ours and new (https://www.standardwebhooks.com): HMAC-SHA256 over id,
 * time and body, once for each secret that is valid.
 */
export function signDelivery({ id, body, at }: Signed, secrets: readonly string[]): Record<string, string> {
  const timestamp = String(Math.floor(at.getTime() / 1000));
  const signatures = secrets.map((secret) => {
    const key = Buffer.from(secret.slice(prefix.length), 'base64');
    return `v1,${createHmac('sha256', key).update(`${id}.${timestamp}.${body}`).digest('base64')}`;
  });
  return { 'webhook-id': id, 'webhook-timestamp': timestamp, 'webhook-signature': signatures.join(' ') };
}
