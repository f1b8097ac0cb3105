import { execFile } from 'node:child_process';
import { cp, mkdir, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, it } from 'vitest';

const root = join(import.meta.dirname, '../..');
const folders = ['schemas', 'engine', 'server', 'runtime', 'builder', 'plugins', 'tests'];

/** One import of each kind: the file that holds it, what it imports, and the rule that must refuse it (or nothing). */
const cases: [file: string, imports: string, rule: string | null][] = [
  ['schemas/up.ts', '../engine/sdk/index.ts', 'schemas-reaches-only-its-own-layers'],
  ['engine/up.ts', '../server/sdk/index.ts', 'engine-reaches-only-its-own-layers'],
  ['engine/down.ts', '../schemas/index.ts', null],
  ['engine/system.ts', 'node:fs', 'pure-folders-touch-no-system'],
  ['engine/draws.ts', 'react', 'react-only-where-it-belongs'],
  ['server/pages/draws.ts', '../../runtime/sdk/index.ts', 'server-reaches-only-its-own-layers'],
  ['server/render/draws.ts', '../../runtime/sdk/index.ts', null],
  ['server/pages/query.ts', 'pg', 'database-only-where-it-belongs'],
  ['server/db/query.ts', 'pg', null],
  ['server/pages/names.ts', '../../plugins/cms/manifest.ts', 'server-reaches-only-its-own-layers'],
  ['runtime/asks.ts', '../server/sdk/index.ts', 'runtime-reaches-only-its-own-layers'],
  ['builder/asks.ts', '../server/sdk/index.ts', 'builder-reaches-only-its-own-layers'],
  ['builder/draws.ts', '../runtime/inner.ts', null],
  ['runtime/edits.ts', '../builder/sdk/index.ts', 'runtime-reaches-only-its-own-layers'],
  ['runtime/fixture.ts', '../tests/factory.ts', 'tests-and-stories-are-leaves'],
  ['plugins/cms/server/index.ts', 'sala/server', null],
  ['plugins/cms/server/inner.ts', '../../../server/db/query.ts', 'plugin-sees-doors-and-itself'],
  ['plugins/cms/server/other.ts', '../../shop/manifest.ts', 'plugin-sees-doors-and-itself'],
  ['plugins/cms/runtime/text/text.ts', 'sala/runtime', null],
  ['plugins/cms/runtime/text/server.ts', 'sala/server', 'plugin-runtime-side-asks-over-http'],
  ['plugins/cms/shared/price.ts', 'sala/runtime', 'plugin-data-and-shared-code-run-on-both-sides'],
];

let tree = '';
let violations = new Set<string>();

beforeAll(async () => {
  tree = await mkdtemp(join(tmpdir(), 'sala-boundaries-'));
  await cp(join(root, 'package.json'), join(tree, 'package.json'));
  await symlink(join(root, 'node_modules'), join(tree, 'node_modules'));
  const targets = [
    'schemas/index.ts',
    'runtime/inner.ts',
    'tests/factory.ts',
    'plugins/cms/manifest.ts',
    'plugins/shop/manifest.ts',
  ];
  const doors = ['engine', 'server', 'runtime', 'builder'].map((folder) => `${folder}/sdk/index.ts`);
  for (const file of [...targets, ...doors]) await write(file, 'export {};');
  for (const [file, imports] of cases) await write(file, `import * as it from '${imports}';\nexport { it };`);
  violations = await listViolations();
}, 60_000);

afterAll(() => rm(tree, { recursive: true, force: true }));

it.each(cases)('judges %s importing %s: %s', (file, _imports, rule) => {
  const found = [...violations].filter((violation) => violation.startsWith(`${file} `));
  if (rule === null) expect(found).toEqual([]);
  else expect(found).toContain(`${file} ${rule}`);
});

async function write(file: string, text: string): Promise<void> {
  await mkdir(dirname(join(tree, file)), { recursive: true });
  await writeFile(join(tree, file), text);
}

async function listViolations(): Promise<Set<string>> {
  const cruiser = join(root, 'node_modules/dependency-cruiser/bin/dependency-cruiser.mjs');
  const args = [cruiser, '--config', join(root, '.dependency-cruiser.cjs'), '--output-type', 'json', ...folders];
  const run = promisify(execFile)(process.execPath, args, { cwd: tree, maxBuffer: 64 * 2 ** 20 });
  const { stdout } = await run.catch((error: { stdout: string }) => error); // it ends with the number of errors
  const report = JSON.parse(stdout) as { summary: { violations: { from: string; rule: { name: string } }[] } };
  return new Set(report.summary.violations.map(({ from, rule }) => `${from} ${rule.name}`));
}
