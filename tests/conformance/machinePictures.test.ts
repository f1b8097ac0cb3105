import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import type { AnyStateMachine } from 'xstate';
import { writePage } from '../../docs/machines/writePage.ts';

it('shows the machines as they are: after changing one, run `node docs/machines/draw.ts`', () => {
  const modules = import.meta.glob<{ machine: AnyStateMachine }>('../../plugins/*/collections/*/*.machine.ts', {
    eager: true,
  });
  const machines = Object.entries(modules).map(([file, { machine }]) => {
    const [, , , plugin = '', , collection = ''] = file.split('/');
    return { plugin, collection, machine };
  });
  expect(machines.length).toBeGreaterThan(24);
  expect(readFileSync(new URL('../../docs/machines/README.md', import.meta.url), 'utf8')).toBe(writePage(machines));
});
