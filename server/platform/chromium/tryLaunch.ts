import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const patienceMs = 30_000;

/** Starts Chromium and ends it again as soon as it can be talked to. Answers null, or why it did not start. */
export async function tryLaunch(options: {
  executablePath: string;
  args: string[];
  env: Record<string, string>;
}): Promise<string | null> {
  const profile = await mkdtemp(join(tmpdir(), 'sala-chromium-'));
  const child = spawn(
    options.executablePath,
    [
      ...options.args,
      '--headless',
      '--disable-gpu',
      '--disable-breakpad',
      '--no-first-run',
      '--remote-debugging-port=0',
      `--user-data-dir=${profile}`,
      'about:blank',
    ],
    { env: options.env, stdio: ['ignore', 'ignore', 'pipe'], detached: process.platform !== 'win32' },
  );
  try {
    return await waitUntilListening(child);
  } finally {
    endWithChildren(child);
    await rm(profile, { recursive: true, force: true, maxRetries: 5, retryDelay: 50 }).catch(() => undefined);
  }
}

function waitUntilListening(child: ChildProcess): Promise<string | null> {
  return new Promise((resolve) => {
    let said = '';
    const timer = setTimeout(() => resolve(`it was not ready within ${patienceMs / 1000} s`), patienceMs);
    const finish = (reason: string | null) => {
      clearTimeout(timer);
      resolve(reason);
    };
    child.stderr?.setEncoding('utf8').on('data', (text: string) => {
      said += text;
      if (said.includes('DevTools listening on')) finish(null);
    });
    child.on('error', (error) => finish(error.message));
    child.on('close', (code, signal) => finish(pickReason(said) ?? `it ended with ${code ?? signal}`));
  });
}

/** Chromium writes many warnings, and the reason once. */
function pickReason(said: string): string | undefined {
  const lines = said.split('\n').filter((line) => line.trim() !== '');
  return lines.find((line) => /FATAL|error while loading|sandbox/i.test(line)) ?? lines.at(-1);
}

function endWithChildren(child: ChildProcess): void {
  try {
    if (child.pid && process.platform !== 'win32') process.kill(-child.pid, 'SIGKILL');
    else child.kill('SIGKILL');
  } catch {
    // It has already ended.
  }
}
