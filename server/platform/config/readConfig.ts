import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import type { OutgoingRules } from '../outgoing/outgoingRules.ts';
import { type LimitSettings, readLimits } from './limitTable.ts';
import { readOutgoing } from './readOutgoing.ts';
import { rootDir } from './rootDir.ts';
import { createSettingReader, type SettingReader } from './settingReader.ts';
import { ConfigError } from './startError.ts';

const roles = ['all', 'web', 'worker'] as const;
const environments = ['development', 'test', 'production'] as const;
const protocols = ['http', 'https'] as const;
const logLevels = ['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent'] as const;

/** Files in an S3-compatible store instead of in `dataDir`. */
export interface S3Config {
  bucket: string;
  region: string;
  /** Undefined: Amazon's own endpoint. */
  endpoint?: string;
  /** Undefined: found by the AWS SDK (role of the machine, profile). */
  credentials?: { accessKeyId: string; secretAccessKey: string };
  /** The bucket in the path instead of in the host name, as most stores other than Amazon's require. */
  forcePathStyle: boolean;
}

export interface Config {
  port: number;
  /** The address to listen on. Undefined: all addresses. */
  host?: string;
  /** Absolute. The embedded database, uploaded files and the secret are stored here. */
  dataDir: string;
  /** The owner's URL. Undefined: the embedded PostgreSQL. */
  databaseUrl?: string;
  /** The application role's URL. Undefined: derived from `databaseUrl`. */
  databaseAppUrl?: string;
  /** Undefined: queue and fan-out run on PostgreSQL. */
  redisUrl?: string;
  role: (typeof roles)[number];
  environment: (typeof environments)[number];
  /** Whether demo sites and accounts are seeded: by default into the embedded database only, never in production. */
  demo: boolean;
  demoPassword: string;
  /** Extra plugins: folders, or names of npm packages. */
  plugins: string[];
  s3?: S3Config;
  smtpUrl?: string;
  logLevel: (typeof logLevels)[number];
  /** Signs links and tokens. Undefined: `loadSecret` keeps one in `dataDir`. */
  secret?: string;
  /** How long the log of sign-ins is kept; the law on computer crimes asks for 90 days. */
  signInLogDays: number;
  /** How long effects that are done stand on their records. */
  effectLogDays: number;
  /** Trust the client address and protocol in the proxy's headers; the host name is always the requested one. */
  trustProxy: boolean;
  /** What may be done how often; `LIMITS` changes single entries of the table in docs/LIMITS.md. */
  limits: LimitSettings;
  /** The public base URL of the sites. Undefined: as requested. */
  publicProtocol?: (typeof protocols)[number];
  /** The port of the proxy, if it is not the default one. */
  publicPort?: number;
  /** Token for `/metrics`. Undefined: closed in production. */
  metricsToken?: string;
  /** A sorted list of SHA-1 sums of leaked passwords; new passwords may not stand in it. */
  leakedPasswords?: string;
  /** Where requests may go that a site asks for. */
  outgoing: OutgoingRules;
}

/** Reads the whole configuration from the environment; throws a ConfigError with every invalid variable. */
export function readConfig(env: Record<string, string | undefined>): Config {
  const read = createSettingReader(env);
  const environment = read.oneOf('NODE_ENV', environments, 'development');
  const databaseUrl = read.url('DATABASE_URL', ['postgres:', 'postgresql:']);
  const isProduction = environment === 'production';
  const demo = read.flag('DEMO', !isProduction && databaseUrl === undefined);
  if (demo && isProduction) read.refuse('DEMO', 'demo accounts have a known password, so production has none');
  const config: Config = {
    port: read.integer('PORT', { min: 1, max: 65_535, fallback: 3000 }),
    // Demo accounts have a known password, so only this machine may reach them unless HOST is set.
    host: read.text('HOST') ?? (isProduction ? undefined : '127.0.0.1'),
    dataDir: resolve(rootDir, read.text('DATA_DIR') ?? '.data'),
    databaseUrl,
    databaseAppUrl: read.url('DATABASE_APP_URL', ['postgres:', 'postgresql:']),
    redisUrl: read.url('REDIS_URL', ['redis:', 'rediss:']),
    role: read.oneOf('ROLE', roles, 'all'),
    environment,
    demo,
    demoPassword: read.text('DEMO_PASSWORD') ?? 'sala-demo',
    plugins: readList(read.text('PLUGINS')),
    s3: readS3(read),
    smtpUrl: read.url('SMTP_URL', ['smtp:', 'smtps:']),
    logLevel: read.oneOf('LOG_LEVEL', logLevels, 'info'),
    secret: readToken(read, 'SECRET', 32),
    limits: readLimitSettings(read),
    signInLogDays: read.integer('SIGN_IN_LOG_DAYS', { min: 90, max: 3650, fallback: 365 }),
    effectLogDays: read.integer('EFFECT_LOG_DAYS', { min: 7, max: 3650, fallback: 90 }),
    trustProxy: read.flag('TRUST_PROXY', false),
    publicProtocol: read.text('PUBLIC_PROTOCOL') ? read.oneOf('PUBLIC_PROTOCOL', protocols, 'https') : undefined,
    publicPort: read.text('PUBLIC_PORT')
      ? read.integer('PUBLIC_PORT', { min: 1, max: 65_535, fallback: 443 })
      : undefined,
    metricsToken: readToken(read, 'METRICS_TOKEN', 16),
    leakedPasswords: readLeaked(read),
    outgoing: readOutgoing(read, isProduction),
  };
  if (config.databaseAppUrl && !config.databaseUrl) read.refuse('DATABASE_URL', 'DATABASE_APP_URL needs it');
  if (read.lines.length > 0) throw new ConfigError(read.lines);
  return config;
}

function readLimitSettings(read: SettingReader): LimitSettings {
  const { limits, wrong } = readLimits(read.text('LIMITS'));
  if (wrong.length > 0) read.refuse('LIMITS', `entries are name=number or name=number/seconds, not ${wrong.join(' ')}`);
  return limits;
}

/** Looked for at the start: without it every new password would fail. */
function readLeaked(read: SettingReader): string | undefined {
  const file = read.text('LEAKED_PASSWORDS');
  if (file !== undefined && !existsSync(file)) read.refuse('LEAKED_PASSWORDS', 'there is no such file');
  return file;
}

function readList(text = ''): string[] {
  return text
    .split(',')
    .map((each) => each.trim())
    .filter((each) => each !== '');
}

function readToken(read: SettingReader, name: string, length: number): string | undefined {
  const token = read.text(name);
  // The value itself is never shown.
  if (token !== undefined && token.length < length)
    read.lines.push(`${name} is too short: it must have at least ${length} characters`);
  return token;
}

function readS3(read: SettingReader): S3Config | undefined {
  const endpoint = read.url('S3_ENDPOINT', ['http:', 'https:']);
  const bucket = read.text('S3_BUCKET');
  const accessKeyId = read.text('S3_ACCESS_KEY_ID');
  const secretAccessKey = read.text('S3_SECRET_ACCESS_KEY');
  if (!bucket) {
    if (endpoint || accessKeyId || secretAccessKey)
      read.refuse('S3_BUCKET', 'it must name the bucket when other S3_ variables are set');
    return undefined;
  }
  if (accessKeyId && !secretAccessKey) read.refuse('S3_SECRET_ACCESS_KEY', 'S3_ACCESS_KEY_ID needs it');
  if (secretAccessKey && !accessKeyId) read.refuse('S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY needs it');
  return {
    bucket,
    region: read.text('S3_REGION') ?? 'us-east-1',
    endpoint,
    credentials: accessKeyId && secretAccessKey ? { accessKeyId, secretAccessKey } : undefined,
    forcePathStyle: read.flag('S3_FORCE_PATH_STYLE', endpoint !== undefined),
  };
}
