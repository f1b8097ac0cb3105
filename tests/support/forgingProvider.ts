import { createHmac, generateKeyPairSync, sign } from 'node:crypto';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

type Claims = Record<string, unknown>;

/** What a token says and how it is signed; what is left out is as it should be. */
export interface Forgery {
  claims?: Claims;
  alg?: 'RS256' | 'HS256' | 'none';
  /** By a key that is not among those that the provider publishes. */
  foreignKey?: boolean;
  /** What the provider tells about the person beside the token. */
  person?: Claims;
}

export interface ForgingProvider {
  issuer: string;
  /** How the next token is written. */
  forgery: Forgery;
  close(): Promise<void>;
}

const clientId = 'sala';
const encode = (part: unknown) => Buffer.from(JSON.stringify(part)).toString('base64url');
const makeKey = () => generateKeyPairSync('rsa', { modulusLength: 2048 });

/** An OpenID provider that writes whatever token it is told to. */
export async function openForgingProvider(): Promise<ForgingProvider> {
  const [own, foreign] = [makeKey(), makeKey()];
  const jwk = { ...own.publicKey.export({ format: 'jwk' }), kid: 'own', use: 'sig', alg: 'RS256' };
  const nonces = new Map<string, string>();
  const server = createServer((request, response) => {
    const url = new URL(request.url ?? '/', issuer);
    const answer = (value: unknown) =>
      response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(value));
    if (url.pathname === '/.well-known/openid-configuration') return answer(describe(issuer));
    if (url.pathname === '/keys') return answer({ keys: [jwk] });
    if (url.pathname === '/person') return answer({ sub: 'somebody', ...provider.forgery.person });
    if (url.pathname === '/go') {
      const code = `code-${nonces.size}`;
      nonces.set(code, url.searchParams.get('nonce') ?? '');
      const back = new URL(url.searchParams.get('redirect_uri') ?? '');
      back.search = String(new URLSearchParams({ code, state: url.searchParams.get('state') ?? '' }));
      return response.writeHead(302, { location: back.href }).end();
    }
    let form = '';
    request.on('data', (chunk) => {
      form += chunk;
    });
    request.on('end', () => {
      const nonce = nonces.get(new URLSearchParams(form).get('code') ?? '');
      answer({ access_token: 'x', token_type: 'Bearer', id_token: writeToken(nonce) });
    });
    return undefined;
  });
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
  const issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;

  function writeToken(nonce: string | undefined): string {
    const { claims, alg = 'RS256', foreignKey } = provider.forgery;
    const now = Math.floor(Date.now() / 1000);
    const body = { iss: issuer, aud: clientId, sub: 'somebody', iat: now, exp: now + 300, nonce, ...claims };
    const said = `${encode({ alg, kid: 'own' })}.${encode(body)}`;
    if (alg === 'none') return `${said}.`;
    if (alg === 'HS256')
      return `${said}.${createHmac('sha256', own.publicKey.export({ type: 'spki', format: 'pem' }))
        .update(said)
        .digest('base64url')}`;
    const { privateKey } = foreignKey ? foreign : own;
    return `${said}.${sign('sha256', Buffer.from(said), privateKey).toString('base64url')}`;
  }

  const provider: ForgingProvider = {
    issuer,
    forgery: {},
    close: () =>
      new Promise((done) => {
        server.closeAllConnections();
        server.close(() => done());
      }),
  };
  return provider;
}

function describe(issuer: string) {
  return {
    issuer,
    authorization_endpoint: `${issuer}/go`,
    token_endpoint: `${issuer}/token`,
    jwks_uri: `${issuer}/keys`,
    userinfo_endpoint: `${issuer}/person`,
    response_types_supported: ['code'],
    subject_types_supported: ['public'],
    id_token_signing_alg_values_supported: ['RS256'],
  };
}
