import { isAbsolute } from 'node:path';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { readConfig } from './readConfig.ts';
import { ConfigError } from './startError.ts';

function linesOf(env: Record<string, string>): string[] {
  try {
    readConfig(env);
  } catch (error) {
    if (error instanceof ConfigError) return error.lines;
    throw error;
  }
  return [];
}

it('needs nothing: every variable has a default', () => {
  const config = readConfig({});
  expect(config).toMatchObject({
    port: 3000,
    host: '127.0.0.1',
    role: 'all',
    environment: 'development',
    demo: true,
    demoPassword: 'sala-demo',
    plugins: [],
    logLevel: 'info',
    trustProxy: false,
  });
  expect(isAbsolute(config.dataDir)).toBe(true);
  expect(config.dataDir).toMatch(/\.data$/);
  expect(config.databaseUrl).toBeUndefined();
  expect(config.s3).toBeUndefined();
});

it('takes an empty variable for a missing one', () => {
  expect(readConfig({ PORT: '', ROLE: ' ', DATABASE_URL: '', NODE_ENV: '' })).toEqual(readConfig({}));
});

it('reads what is set', () => {
  const config = readConfig({
    PORT: '8080',
    HOST: '0.0.0.0',
    DATA_DIR: '/srv/ข้อมูล ศาลา',
    DATABASE_URL: 'postgres://sala:geheim@db.example:5433/sala',
    REDIS_URL: 'rediss://cache.example',
    ROLE: 'worker',
    SMTP_URL: 'smtp://mail.example:587',
    LOG_LEVEL: 'silent',
    PLUGINS: ' ../my-plugin , @acme/sala-loyalty ,',
    TRUST_PROXY: 'true',
    SECRET: 'x'.repeat(32),
  });
  expect(config).toMatchObject({
    port: 8080,
    host: '0.0.0.0',
    dataDir: '/srv/ข้อมูล ศาลา',
    databaseUrl: 'postgres://sala:geheim@db.example:5433/sala',
    redisUrl: 'rediss://cache.example',
    role: 'worker',
    plugins: ['../my-plugin', '@acme/sala-loyalty'],
    trustProxy: true,
  });
});

it('seeds no demo and listens everywhere in production', () => {
  expect(readConfig({ NODE_ENV: 'production' })).toMatchObject({ demo: false, host: undefined });
});

it('seeds a demo into a database of others only when asked to, and reaches it from this machine', () => {
  const DATABASE_URL = 'postgres://sala@db.example/sala';
  expect(readConfig({ DATABASE_URL })).toMatchObject({ demo: false, host: '127.0.0.1' });
  expect(readConfig({ DATABASE_URL, DEMO: 'true' })).toMatchObject({ demo: true });
  expect(readConfig({ DEMO: 'false' })).toMatchObject({ demo: false });
});

it.each([
  [{ PORT: 'http' }, 'PORT=http is wrong: it must be a whole number from 1 to 65535'],
  [{ PORT: '0x10' }, 'PORT=0x10 is wrong: it must be a whole number from 1 to 65535'],
  [{ PORT: '70000' }, 'PORT=70000 is wrong: it must be a whole number from 1 to 65535'],
  [{ ROLE: 'boss' }, 'ROLE=boss is wrong: it must be one of all, web, worker'],
  [{ NODE_ENV: 'prod' }, 'NODE_ENV=prod is wrong: it must be one of development, test, production'],
  [{ TRUST_PROXY: 'maybe' }, 'TRUST_PROXY=maybe is wrong: it must be true or false'],
  [
    { DATABASE_URL: 'mysql://root:secret@db/x' },
    'DATABASE_URL=mysql://root:***@db/x is wrong: it must be a URL that begins with postgres:// or postgresql://',
  ],
  [
    { REDIS_URL: 'localhost:6379' },
    'REDIS_URL=localhost:6379 is wrong: it must be a URL that begins with redis:// or rediss://',
  ],
  [{ DATABASE_APP_URL: 'postgres://a@b/c' }, 'DATABASE_URL is missing: DATABASE_APP_URL needs it'],
  [
    { S3_ENDPOINT: 'http://s3.example' },
    'S3_BUCKET is missing: it must name the bucket when other S3_ variables are set',
  ],
  [{ S3_BUCKET: 'files', S3_ACCESS_KEY_ID: 'AK' }, 'S3_SECRET_ACCESS_KEY is missing: S3_ACCESS_KEY_ID needs it'],
  [
    { NODE_ENV: 'production', DEMO: 'true' },
    'DEMO=true is wrong: demo accounts have a known password, so production has none',
  ],
  [{ PUBLIC_PROTOCOL: 'ftp' }, 'PUBLIC_PROTOCOL=ftp is wrong: it must be one of http, https'],
  [{ METRICS_TOKEN: 'short' }, 'METRICS_TOKEN is too short: it must have at least 16 characters'],
  [
    { OUTGOING_PORTS: '443,0-80' },
    'OUTGOING_PORTS=443,0-80 is wrong: it must be ports or ranges of them, as in 80,443,8000-8099',
  ],
  [
    { OUTGOING_NETWORKS: 'intranet' },
    'OUTGOING_NETWORKS=intranet is wrong: it must be addresses or networks, as in 10.1.2.3,10.8.0.0/16',
  ],
  [{ LEAKED_PASSWORDS: '/none/list' }, 'LEAKED_PASSWORDS=/none/list is wrong: there is no such file'],
  [{ SECRET: 'short' }, 'SECRET is too short: it must have at least 32 characters'],
])('names the variable, the value and what is allowed: %o', (env, line) => {
  expect(linesOf(env as Record<string, string>)).toEqual([line]);
});

it('tells everything that is wrong at once', () => {
  expect(linesOf({ PORT: '-1', ROLE: 'x', LOG_LEVEL: 'loud' })).toHaveLength(3);
});

it('never shows a password or a secret', () => {
  const lines = linesOf({ DATABASE_URL: 'mysql://u:p4ss@w0rd@db/x', SECRET: 'hush', SMTP_URL: 'http://u:p4ss@mail' });
  expect(lines).toHaveLength(3);
  expect(lines.join()).not.toMatch(/p4ss|w0rd|hush/);
});

it('answers any environment with a configuration or with lines, nothing else', () => {
  const names = fc.constantFrom(
    'PORT',
    'HOST',
    'DATA_DIR',
    'DATABASE_URL',
    'REDIS_URL',
    'ROLE',
    'S3_ENDPOINT',
    'S3_BUCKET',
    'OUTGOING_PORTS',
    'OUTGOING_NETWORKS',
  );
  const value = fc.oneof(fc.string(), fc.webUrl(), fc.constantFrom('postgres://', 'redis:///', '0', '65536'));
  fc.assert(
    fc.property(fc.dictionary(names, value), (env) => {
      for (const line of linesOf(env)) expect(line).toMatch(/^[A-Z0-9_]+(=| is )/);
    }),
  );
});
