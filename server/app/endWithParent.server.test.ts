import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { afterEach, expect, it } from 'vitest';
import { waitFor } from '../../tests/support/waitFor.ts';

const started: { top: ChildProcess; pid: number }[] = [];
afterEach(() => {
  for (const { top, pid } of started.splice(0)) {
    top.kill('SIGKILL');
    if (isAlive(pid)) process.kill(pid, 'SIGKILL');
  }
});

const module = JSON.stringify(new URL('./endWithParent.ts', import.meta.url).href);
const program = `const { endWithParent } = await import(${module});
  process.on('SIGTERM', () => { console.log('asked to stop'); setTimeout(() => process.exit(), 700); });
  endWithParent(); setInterval(() => {}, 1000); console.log(process.pid);`;
/** The second command keeps the shell from becoming the first one. */
const throughShell = '"$NODE" --input-type=module --eval "$PROGRAM"; true';
/** Stands where npm does: a program that starts a shell that starts Sala. */
const likeNpm = `require('node:child_process').spawn('/bin/sh', ['-c', process.env.INNER], { stdio: 'inherit' });`;

async function startBelow(top: { command: string; args: string[] }, env: Record<string, string> = {}) {
  const child = spawn(top.command, top.args, {
    stdio: ['ignore', 'pipe', 'inherit'],
    env: { NODE: process.execPath, PROGRAM: program, INNER: throughShell, ...env },
  });
  const [text] = (await once(child.stdout, 'data')) as [Buffer];
  const pid = Number(text.toString());
  started.push({ top: child, pid });
  return { top: child, pid };
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    // One that has ended stays in the list until its new parent has taken note.
    return process.platform !== 'linux' || !/\) Z /.test(readFileSync(`/proc/${pid}/stat`, 'utf8'));
  } catch {
    return false;
  }
}

const underNpm = { npm_lifecycle_event: 'start' };
const linuxOnly = it.runIf(process.platform === 'linux');

it('is asked once to stop when the shell it was started by is killed', async () => {
  const { top, pid } = await startBelow({ command: '/bin/sh', args: ['-c', throughShell] }, underNpm);
  const said: string[] = [];
  top.stdout?.on('data', (text: Buffer) => said.push(text.toString()));
  top.kill('SIGKILL');
  await waitFor(() => expect(isAlive(pid)).toBe(false));
  expect(said).toEqual(['asked to stop\n']);
});

linuxOnly('ends when npm, above its shell, is killed', async () => {
  const { top, pid } = await startBelow({ command: process.execPath, args: ['--eval', likeNpm] }, underNpm);
  top.kill('SIGKILL');
  await waitFor(() => expect(isAlive(pid)).toBe(false));
});

it('goes on when it was not started by npm: a service outlives the shell that started it', async () => {
  const { top, pid } = await startBelow({ command: '/bin/sh', args: ['-c', throughShell] });
  top.kill('SIGKILL');
  await new Promise((resolve) => setTimeout(resolve, 800));
  expect(isAlive(pid)).toBe(true);
});
