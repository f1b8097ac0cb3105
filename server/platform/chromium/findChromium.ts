import { accessSync, constants } from 'node:fs';
import { delimiter, join } from 'node:path';
import { StartError } from '../config/startError.ts';
import { tryLaunch } from './tryLaunch.ts';
import { isPackaged, type UnpackedChromium, unpackChromium } from './unpackChromium.ts';

/** What Puppeteer's and Playwright's `launch` take to run the Chromium that was found. */
export interface FoundChromium {
  executablePath: string;
  args: string[];
  env: Record<string, string>;
}

const found = new Map<string, Promise<FoundChromium>>();

/**
 * Chromium from CHROME_PATH, else one that the system has, else the one from npm, unpacked once for each user. Whatever
 * is answered has been started once, with its sandbox wherever this user may use it.
 */
export function findChromium(options: { chromePath?: string } = {}): Promise<FoundChromium> {
  const chromePath = options.chromePath ?? (process.env.CHROME_PATH || undefined);
  const key = chromePath ?? '';
  const known = found.get(key);
  if (known) return known;
  const search = chromePath ? startGiven(chromePath) : searchChromium();
  found.set(key, search);
  search.catch(() => found.delete(key));
  return search;
}

async function startGiven(chromePath: string): Promise<FoundChromium> {
  const tried = await tryLaunches(chromePath, [systemEnv()]);
  if ('reason' in tried)
    throw new StartError(`CHROME_PATH=${chromePath} is wrong: it cannot be started (${tried.reason})`);
  return tried;
}

async function searchChromium(): Promise<FoundChromium> {
  for (const executablePath of systemPlaces().filter(isExecutable)) {
    const tried = await tryLaunches(executablePath, [systemEnv()]);
    if (!('reason' in tried)) return tried;
  }
  const reason = await tryUnpacked();
  if (typeof reason !== 'string') return reason;
  throw new StartError(`No Chromium can be started: install Chromium or Chrome, or set CHROME_PATH (${reason})`);
}

async function tryUnpacked(): Promise<FoundChromium | string> {
  let reason = 'the one from npm is made for Linux on x64';
  if (process.platform !== 'linux' || process.arch !== 'x64') return reason;
  if (!isPackaged()) return '@sparticuz/chromium is not installed';
  for await (const unpacked of unpackChromium()) {
    const tried = await tryLaunches(unpacked.executablePath, unpackedEnvs(unpacked));
    if (!('reason' in tried)) return tried;
    reason = tried.reason;
  }
  return reason;
}

/** Systems without NSS get the libraries that come with the unpacked one; where the system has its own, those are kept. */
function unpackedEnvs(unpacked: UnpackedChromium): Record<string, string>[] {
  const env = { ...systemEnv(), FONTCONFIG_FILE: unpacked.fontConfig };
  const libraries = [unpacked.libraryDir, process.env.LD_LIBRARY_PATH].filter(Boolean).join(delimiter);
  return [env, { ...env, LD_LIBRARY_PATH: libraries }];
}

async function tryLaunches(
  executablePath: string,
  envs: Record<string, string>[],
): Promise<FoundChromium | { reason: string }> {
  const isRoot = process.getuid?.() === 0;
  const ways = isRoot ? [['--no-sandbox']] : [[], ['--no-sandbox']];
  let reason = '';
  for (const env of envs) {
    for (const args of ways) {
      const way = { executablePath, args: [...args, '--font-render-hinting=none'], env };
      const failure = await tryLaunch(way);
      if (failure === null) return way;
      reason = failure;
    }
  }
  return { reason };
}

/** What a browser needs of the environment: who is drawn by one learns no secret of the server, whatever becomes of it. */
const passedOn =
  /^(PATH|HOME|USER|LOGNAME|LANG|LANGUAGE|LC_\w+|TZ|TMPDIR|TEMP|TMP|LD_LIBRARY_PATH|(FONTCONFIG|XDG)_\w+|SystemRoot|windir|USERPROFILE|(LOCAL)?APPDATA|ProgramData|PROGRAMFILES.*)$/i;

function systemEnv(): Record<string, string> {
  return Object.fromEntries(
    Object.entries(process.env).flatMap(([name, value]) => (value && passedOn.test(name) ? [[name, value]] : [])),
  );
}

const names = [
  'chromium',
  'chromium-browser',
  'google-chrome-stable',
  'google-chrome',
  'chrome',
  'chromium-headless-shell',
];
const macPlaces = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
];

function systemPlaces(): string[] {
  if (process.platform === 'win32') {
    const roots = [process.env.PROGRAMFILES, process.env['PROGRAMFILES(X86)'], process.env.LOCALAPPDATA];
    return roots.flatMap((root) => (root ? [join(root, 'Google/Chrome/Application/chrome.exe')] : []));
  }
  const folders = (process.env.PATH ?? '')
    .split(delimiter)
    .filter((folder) => folder !== '' && !folder.includes('node_modules'));
  const onPath = names.flatMap((name) => folders.map((folder) => join(folder, name)));
  return process.platform === 'darwin' ? [...macPlaces, ...onPath] : onPath;
}

function isExecutable(path: string): boolean {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}
