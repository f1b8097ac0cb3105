import type { CustomFetch } from 'openid-client';
import type { OutgoingRules } from '../../platform/outgoing/outgoingRules.ts';
import { listNetworks } from '../../platform/outgoing/publicAddress.ts';
import { sendOutgoing } from '../../platform/outgoing/sendOutgoing.ts';

/** Far more than metadata, keys and claims have. */
const mostBytes = 500_000;
const timeoutMs = 10_000;
const everywhere = listNetworks(['0.0.0.0/0', '::/0']);

/**
 * Requests to an OpenID provider. Root named its issuer, which may stand inside of the network; where else the provider sends this
 * server is the provider's word, and goes no further than what sites ask for. No answer is longer than it has to be.
 */
export function createIssuerFetch(rules: OutgoingRules, issuer: string): CustomFetch {
  const own = URL.parse(issuer);
  return async (url, { method, headers, body }) => {
    const { status, type, text, whole } = await sendOutgoing(
      own && URL.parse(url)?.origin === own.origin ? openTo(rules, own) : rules,
      {
        ...{ url, headers, timeoutMs, mostBytes },
        method: method === 'POST' ? 'POST' : 'GET',
        ...(body && { body: String(body) }), // a form, as whoever asks for tokens writes it
      },
    );
    if (!whole) throw new Error(`the answer of ${url} is too long`);
    return new Response(text === '' ? null : text, { status, headers: { 'content-type': type } });
  };
}

function openTo(rules: OutgoingRules, { port, protocol }: URL): OutgoingRules {
  const own = Number(port || (protocol === 'https:' ? 443 : 80));
  return { ...rules, ports: [{ from: own, to: own }], networks: everywhere };
}
