import { join, resolve } from 'node:path';
import { createSettingReader, type SettingReader } from './settingReader.ts';
import { ConfigError } from './startError.ts';

const rootDir = join(import.meta.dirname, '../..');
const roles = ['all', 'web', 'worker'] as const;
const environments = ['development', 'test', 'production'] as const;
const logLevels = ['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent'] as const;

/** Files in an S3-compatible store instead of in `dataDir`. */
export interface S3Config {
  bucket: string;
  region: string;
  /** Undefined: Amazon's own. */
  endpoint?: string;
  /** Undefined: found as the AWS SDK does (role of the machine, profile). */
  credentials?: { accessKeyId: string; secretAccessKey: string };
  /** The bucket in the path instead of in the host name, as most stores other than Amazon's want it. */
  forcePathStyle: boolean;
}

export interface Config {
  port: number;
  /** The address to listen on. Undefined: every address of the machine. */
  host?: string;
  /** Absolute. What Sala keeps on disk: the embedded database, uploaded files, its secret. */
  dataDir: string;
  /** The owner's URL. Undefined: the embedded PostgreSQL. */
  databaseUrl?: string;
  /** The application role's URL. Undefined: derived from `databaseUrl`. */
  databaseAppUrl?: string;
  /** Undefined: queue and fan-out run on PostgreSQL. */
  redisUrl?: string;
  role: (typeof roles)[number];
  environment: (typeof environments)[number];
  /** Demo sites and accounts are seeded; never in production. */
  demo: boolean;
  demoPassword: string;
  /** Extra plugins: folders, or names of npm packages. */
  plugins: string[];
  s3?: S3Config;
  smtpUrl?: string;
  chromePath?: string;
  logLevel: (typeof logLevels)[number];
  /** Signs links and tokens. Undefined: `loadSecret` keeps one in `dataDir`. */
  secret?: string;
  /** Believe X-Forwarded-* from the proxy in front. */
  trustProxy: boolean;
}

/** The whole configuration from the environment; throws a ConfigError that names every wrong variable. */
export function readConfig(env: Record<string, string | undefined>): Config {
  const read = createSettingReader(env);
  const environment = read.oneOf('NODE_ENV', environments, 'development');
  const demo = environment !== 'production';
  const config: Config = {
    port: read.integer('PORT', { min: 1, max: 65_535, fallback: 3000 }),
    // Demo accounts have a known password, so only this machine may reach them unless HOST says otherwise.
    host: read.text('HOST') ?? (demo ? '127.0.0.1' : undefined),
    dataDir: resolve(rootDir, read.text('DATA_DIR') ?? '.data'),
    databaseUrl: read.url('DATABASE_URL', ['postgres:', 'postgresql:']),
    databaseAppUrl: read.url('DATABASE_APP_URL', ['postgres:', 'postgresql:']),
    redisUrl: read.url('REDIS_URL', ['redis:', 'rediss:']),
    role: read.oneOf('ROLE', roles, 'all'),
    environment,
    demo,
    demoPassword: read.text('DEMO_PASSWORD') ?? 'sala-demo',
    plugins: readList(read.text('PLUGINS')),
    s3: readS3(read),
    smtpUrl: read.url('SMTP_URL', ['smtp:', 'smtps:']),
    chromePath: read.text('CHROME_PATH'),
    logLevel: read.oneOf('LOG_LEVEL', logLevels, 'info'),
    secret: readSecret(read),
    trustProxy: read.flag('TRUST_PROXY', false),
  };
  if (config.databaseAppUrl && !config.databaseUrl) read.refuse('DATABASE_URL', 'DATABASE_APP_URL needs it');
  if (read.lines.length > 0) throw new ConfigError(read.lines);
  return config;
}

function readList(text = ''): string[] {
  return text
    .split(',')
    .map((each) => each.trim())
    .filter((each) => each !== '');
}

function readSecret(read: SettingReader): string | undefined {
  const secret = read.text('SECRET');
  // The value itself is never shown.
  if (secret !== undefined && secret.length < 32)
    read.lines.push('SECRET is too short: it must have at least 32 characters');
  return secret;
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
