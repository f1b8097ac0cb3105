import { hideSecrets } from './hideSecrets.ts';
import { ConfigError, StartError } from './startError.ts';

type Env = Record<string, string | undefined>;

/** A failed start in words for the terminal: one line per problem, no stack trace. */
export function describeStartFailure(error: unknown, env: Env = process.env): string[] {
  if (error instanceof ConfigError) return error.lines.map((line) => `Sala cannot start: ${line}`);
  return [`Sala cannot start: ${explain(error, env)}`];
}

function explain(error: unknown, env: Env): string {
  if (error instanceof StartError) return error.message;
  const failure = unwrap(error);
  const known =
    explainListen(failure) ?? explainDatabase(failure, env) ?? explainConnection(failure, env) ?? explainFile(failure);
  return known ?? toLine(failure.message || String(error));
}

/** Properties of errors of Node, pg and ioredis. */
interface Failure {
  message: string;
  code?: string;
  syscall?: string;
  address?: string;
  hostname?: string;
  port?: number;
  path?: string;
  severity?: string;
}

/** Several failed addresses come as one AggregateError. */
function unwrap(error: unknown): Failure {
  const inner = error instanceof AggregateError ? error.errors[0] : error;
  if (!(inner instanceof Error)) return { message: String(inner) };
  const withCause = inner.cause instanceof Error && !('code' in inner) ? inner.cause : inner;
  return Object.assign({ ...withCause }, { message: withCause.message });
}

function explainListen({ syscall, code, port, address }: Failure): string | undefined {
  if (syscall !== 'listen') return undefined;
  if (code === 'EADDRINUSE') return `port ${port} is already in use: stop what listens there, or set PORT to another`;
  if (code === 'EACCES') return `port ${port} may not be used by this user: set PORT to one above 1023`;
  return `HOST ${address} is not an address of this machine (${code})`;
}

/** SQLSTATE codes of a server that refuses connections. */
const refusals: Record<string, string> = {
  '28P01': 'the database refuses the user or password',
  '28000': 'the database refuses this user',
  '3D000': 'the database does not exist',
  '42501': 'the user may not create what Sala needs; it must own the database and be allowed to create roles',
  '53300': 'the database has no connection left to give',
  '57P03': 'the database is starting or stopping; try again in a moment',
};

function explainDatabase({ code, message }: Failure, env: Env): string | undefined {
  if (!code || !(code in refusals)) return undefined;
  return `${refusals[code]}: check DATABASE_URL ${describeUrl(env.DATABASE_URL)} (${toLine(message)})`;
}

const unreachable = /^(ECONNREFUSED|ENOTFOUND|EAI_AGAIN|ETIMEDOUT|EHOSTUNREACH|ENETUNREACH|ECONNRESET)$/;

function explainConnection(failure: Failure, env: Env): string | undefined {
  const { code = '', message } = failure;
  const late = /timeout expired|connection terminated due to connection timeout/i.test(message);
  if (!late && !unreachable.test(code)) return undefined;
  const name =
    namesSame(failure, env.REDIS_URL) && !namesSame(failure, env.DATABASE_URL) ? 'REDIS_URL' : 'DATABASE_URL';
  const service = name === 'REDIS_URL' ? 'Redis' : 'the database';
  return `${service} cannot be reached: check ${name} ${describeUrl(env[name])} (${late ? 'no answer in time' : code})`;
}

function namesSame({ port, hostname }: Failure, url: string | undefined): boolean {
  if (!url || !URL.canParse(url)) return false;
  const parsed = new URL(url);
  const usual = parsed.protocol.startsWith('redis') ? 6379 : 5432;
  return port === undefined ? parsed.hostname === hostname : Number(parsed.port || usual) === port;
}

function explainFile({ code, path }: Failure): string | undefined {
  if (!path) return undefined;
  if (code === 'EACCES' || code === 'EPERM' || code === 'EROFS')
    return `${path} may not be written by this user: change who owns it, or set DATA_DIR to a folder that is yours (${code})`;
  if (code === 'ENOTDIR' || code === 'EEXIST') return `${path} is in the way: DATA_DIR must be a folder (${code})`;
  if (code === 'ENOSPC') return `the disk is full: ${path} could not be written`;
  return undefined;
}

function describeUrl(url = ''): string {
  return hideSecrets(url);
}

function toLine(text: string): string {
  return hideSecrets(text.replace(/\s*\n\s*/g, ' ').trim());
}
