import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { expect, it, onTestFinished } from 'vitest';
import { openTempFolder } from './tempFolder.ts';

/** Another process that opens a folder in a place, and goes on running. */
async function openElsewhere(place: string) {
  const module = JSON.stringify(new URL('./tempFolder.ts', import.meta.url).href);
  const script = `
    const { openTempFolder } = await import(${module});
    process.stdout.write(await openTempFolder('cluster', ${JSON.stringify(place)}));
    setInterval(() => {}, 1000);`;
  const child = spawn(process.execPath, ['--input-type=module', '--eval', script], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  onTestFinished(() => void child.kill('SIGKILL'));
  const [folder] = await once(child.stdout, 'data');
  return { child, folder: String(folder) };
}

it('removes what a killed run left, and nothing of one that still runs', async () => {
  const place = await openTempFolder('place');
  const [killed, running] = await Promise.all([openElsewhere(place), openElsewhere(place)]);
  killed.child.kill('SIGKILL');
  await once(killed.child, 'exit');
  expect(existsSync(killed.folder)).toBe(true);
  const next = await openTempFolder('next', place);
  expect([killed, running].map(({ folder }) => existsSync(folder))).toEqual([false, true]);
  expect(existsSync(next)).toBe(true);
});
