import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdtemp, readdir, rename, rm, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { homedir, tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { lockFile } from '../embedded/lockFile.ts';
import { ownFolder } from '../embedded/ownFolder.ts';

export interface UnpackedChromium {
  executablePath: string;
  /** NSS and NSPR, for systems that lack them. */
  libraryDir: string;
  fontConfig: string;
}

const unpackPatienceMs = 120_000;

/**
 * The Chromium of @sparticuz/chromium, unpacked into a folder of this user and this version. Offers one place after the
 * other, unpacked when asked for, because a place may be full, read-only or forbid running programs.
 */
export async function* unpackChromium(): AsyncGenerator<UnpackedChromium> {
  for (const cache of cachePlaces()) {
    if (!(await ownFolder(cache, 0o700))) continue;
    const dir = join(cache, `chromium-${findVersion()}`);
    for (const again of [false, true]) {
      // A place that was unpacked long ago may have been cleaned up by half: the second time it is made anew.
      if (again) await rm(dir, { recursive: true, force: true }).catch(() => undefined);
      try {
        yield await unpackInto(cache, dir);
      } catch {
        break;
      }
    }
  }
}

/** The package is there for development; a server may well be without it. */
export function isPackaged(): boolean {
  try {
    createRequire(import.meta.url).resolve('@sparticuz/chromium');
    return true;
  } catch {
    return false;
  }
}

function cachePlaces(): string[] {
  const caches = [process.env.XDG_CACHE_HOME || join(homedir(), '.cache')].map((dir) => join(dir, 'sala'));
  return [...caches, join(tmpdir(), `sala-cache-${process.getuid?.() ?? 'user'}`)];
}

async function unpackInto(cache: string, dir: string): Promise<UnpackedChromium> {
  if (!existsSync(dir)) {
    const release = await lockFile({ file: join(cache, 'lock'), patienceMs: unpackPatienceMs }).catch(() => null);
    try {
      if (!existsSync(dir)) await unpackBeside(cache, dir);
    } finally {
      release?.();
    }
  }
  return {
    executablePath: join(dir, 'chromium'),
    libraryDir: join(dir, 'al2023', 'lib'),
    fontConfig: join(dir, 'fonts.conf'),
  };
}

/** Unpacked beside its place and moved there when it is whole, so that what is there can be used. */
async function unpackBeside(cache: string, dir: string): Promise<void> {
  for (const name of await readdir(cache)) {
    if (name.startsWith('new-')) await rm(join(cache, name), { recursive: true, force: true }).catch(() => undefined);
  }
  const draft = await mkdtemp(join(cache, 'new-'));
  try {
    await inflateInto(draft);
    await writeFile(join(draft, 'fonts.conf'), writeFontConfig(dir));
    await rename(draft, dir);
  } catch (error) {
    await rm(draft, { recursive: true, force: true });
    if (!existsSync(dir)) throw error;
  }
}

/**
 * The package unpacks to the temporary folder and nowhere else, so it does that in a process with another one. Its NSS
 * libraries it unpacks only where it finds the environment variables of Amazon's system.
 */
async function inflateInto(dir: string): Promise<void> {
  const script = `import chromium from ${JSON.stringify(import.meta.resolve('@sparticuz/chromium'))}; await chromium.executablePath();`;
  await promisify(execFile)(process.execPath, ['--input-type=module', '--eval', script], {
    env: { TMPDIR: dir, HOME: dir, AWS_EXECUTION_ENV: 'AWS_Lambda_nodejs24.x' },
    timeout: unpackPatienceMs,
  });
}

function writeFontConfig(dir: string): string {
  return `<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "urn:fontconfig:fonts.dtd">
<fontconfig>
  <include ignore_missing="yes">/etc/fonts/fonts.conf</include>
  <dir>${escapeXml(join(dir, 'fonts'))}</dir>
  <cachedir>${escapeXml(join(dir, 'fontconfig'))}</cachedir>
</fontconfig>
`;
}

function escapeXml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
}

function findVersion(): string {
  const require = createRequire(import.meta.url);
  const { version } = require(join(require.resolve('@sparticuz/chromium'), '../../package.json')) as {
    version: string;
  }; // every package has one
  return version;
}
