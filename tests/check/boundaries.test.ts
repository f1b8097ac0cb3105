import { execFile } from 'node:child_process';
import { cp, mkdir, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, it } from 'vitest';

const root = join(import.meta.dirname, '../..');
const folders = ['schemas', 'engine', 'server', 'runtime', 'builder', 'plugins', 'tests'];

/** One import of each kind: the file that holds it, what it imports, and the rule that must refuse it (or nothing). */
const cases: [file: string, imports: string, rule: string | null, kind?: 'type'][] = [
  ['schemas/up.ts', '../engine/sdk.ts', 'schemas-reaches-only-its-own-layers'],
  ['engine/up.ts', '../server/sdk.ts', 'engine-reaches-only-its-own-layers'],
  ['engine/down.ts', '../schemas/index.ts', null],
  ['engine/system.ts', 'node:fs', 'pure-folders-touch-no-system'],
  ['engine/draws.ts', 'react', 'react-only-where-it-belongs'],
  ['server/pages/draws.ts', '../../runtime/sdk.ts', 'server-reaches-only-its-own-layers'],
  ['server/pages/render/draws.ts', '../../../runtime/sdk.ts', null],
  ['server/pages/asks.ts', 'koa', 'koa-only-where-it-belongs'],
  ['server/api/http/asks.ts', 'koa', null],
  ['server/pages/query.ts', 'pg', 'database-only-where-it-belongs'],
  ['server/platform/db/query.ts', 'pg', null],
  ['server/pages/names.ts', '../../plugins/cms/manifest.ts', 'server-reaches-only-its-own-layers'],
  ['runtime/asks.ts', '../server/sdk.ts', 'runtime-reaches-only-its-own-layers'],
  ['builder/asks.ts', '../server/sdk.ts', 'builder-reaches-only-its-own-layers'],
  ['builder/draws.ts', '../runtime/inner.ts', null],
  ['runtime/edits.ts', '../builder/sdk.ts', 'runtime-reaches-only-its-own-layers'],
  ['runtime/tree.ts', '@craftjs/core', 'editor-only-where-it-belongs'],
  ['runtime/drag.ts', '@dnd-kit/core', 'dragging-only-where-it-belongs'],
  ['server/pages/work.ts', 'bullmq', 'queue-only-where-it-belongs'],
  ['runtime/fixture.ts', '../tests/factory.ts', 'tests-and-stories-are-leaves'],
  ['plugins/cms/server/index.ts', 'sala/server', null],
  ['plugins/cms/server/inner.ts', '../../../server/platform/db/query.ts', 'plugin-sees-doors-and-itself'],
  ['plugins/cms/server/other.ts', '../../shop/manifest.ts', 'plugin-sees-doors-and-itself'],
  ['plugins/cms/runtime/text/text.ts', 'sala/runtime', null],
  ['plugins/cms/runtime/text/server.ts', 'sala/server', 'plugin-runtime-side-asks-over-http'],
  ['plugins/cms/shared/price.ts', 'sala/runtime', 'plugin-data-and-shared-code-run-on-both-sides'],
  ['runtime/form/down.ts', '../ui/inner.ts', null],
  ['runtime/form/up.ts', '../page/inner.ts', 'runtime-form-reaches-up'],
  ['runtime/form/upType.ts', '../page/inner.ts', 'runtime-form-reaches-up', 'type'],
  ['runtime/form/root.ts', '../inner.ts', 'runtime-form-reaches-up'],
  ['runtime/form/up.test.ts', '../page/inner.ts', null],
  ['engine/content/up.ts', '../layout/inner.ts', 'engine-content-reaches-up', 'type'],
  ['builder/document/up.ts', '../shell/inner.ts', 'builder-document-reaches-up', 'type'],
  ['server/platform/up.ts', '../sites/inner.ts', 'server-platform-reaches-up', 'type'],
  ['runtime/attic/box.ts', '../ui/inner.ts', 'runtime-room-without-a-place'],
  ['runtime/ui/dialog.ts', './menu.ts', 'no-cycles', 'type'],
];

/** Imports of types that make circles of folders, each half of one; the last two make none. */
const between: [file: string, imports: string, circle: string | null][] = [
  ['runtime/data/read.ts', '../render/inner.ts', 'runtime: data, render'],
  ['runtime/render/frame.ts', '../data/inner.ts', 'runtime: data, render'],
  ['runtime/page/tabs/list.ts', '../steps/inner.ts', 'runtime/page: steps, tabs'],
  ['runtime/page/steps/bar.ts', '../tabs/inner.ts', 'runtime/page: steps, tabs'],
  ['server/files/store.ts', './images/draw.ts', 'server/files: ., images'],
  ['server/files/images/draw.ts', '../limits.ts', 'server/files: ., images'],
  ['plugins/cms/shared/one.ts', '../runtime/parts/two.ts', 'plugins/cms: runtime, shared'],
  ['plugins/cms/runtime/parts/two.ts', '../../shared/three.ts', 'plugins/cms: runtime, shared'],
  ['runtime/language/say.ts', '../context/inner.ts', null],
  ['runtime/context/page.test.ts', '../language/inner.ts', null],
];

let tree = '';
let violations: string[] = [];
let circles: string[] = [];

beforeAll(async () => {
  tree = await mkdtemp(join(tmpdir(), 'sala-boundaries-'));
  await cp(join(root, 'package.json'), join(tree, 'package.json'));
  await symlink(join(root, 'node_modules'), join(tree, 'node_modules'));
  const targets = [
    'schemas/index.ts',
    'runtime/inner.ts',
    ...['ui', 'data', 'render', 'page', 'page/tabs', 'page/steps', 'context', 'language'].map(
      (room) => `runtime/${room}/inner.ts`,
    ),
    'engine/layout/inner.ts',
    'builder/shell/inner.ts',
    'server/sites/inner.ts',
    'server/files/limits.ts',
    'plugins/cms/shared/three.ts',
    'tests/factory.ts',
    'plugins/cms/manifest.ts',
    'plugins/shop/manifest.ts',
  ];
  const doors = ['engine', 'server', 'runtime', 'builder'].map((folder) => `${folder}/sdk.ts`);
  for (const file of [...targets, ...doors]) await write(file, 'export {};');
  for (const [file, imports, , kind] of cases) await write(file, writeImport(imports, kind));
  for (const [file, imports] of between) await write(file, writeImport(imports, 'type'));
  await write('runtime/ui/menu.ts', writeImport('./dialog.ts', 'type')); // a circle is told once, of dialog.ts
  violations = await listViolations();
  circles = await listCircles();
});

afterAll(() => rm(tree, { recursive: true, force: true }));

it.each(cases)('judges %s importing %s: %s', (file, _imports, rule) => {
  const found = violations.filter((violation) => violation.startsWith(`${file} `));
  if (rule === null) expect(found).toEqual([]);
  else expect(found).toContain(`${file} ${rule}`);
});

it.each(between)('judges the folder of %s importing %s: %s', (file, _imports, circle) => {
  if (circle) expect(circles).toContain(circle);
  else expect(circles.filter((one) => one.includes(dirname(file).replace('runtime/', '')))).toEqual([]);
});

function writeImport(imports: string, kind?: 'type'): string {
  return kind ? `export type { It } from '${imports}';` : `import * as it from '${imports}';\nexport { it };`;
}

async function write(file: string, text: string): Promise<void> {
  await mkdir(dirname(join(tree, file)), { recursive: true });
  await writeFile(join(tree, file), text);
}

/** Each as a file and the rule that refuses it. */
async function listViolations(): Promise<string[]> {
  const cruiser = join(root, 'node_modules/dependency-cruiser/bin/dependency-cruiser.mjs');
  const config = join(root, '.dependency-cruiser.cjs');
  const { stdout } = await run([cruiser, '--config', config, '--output-type', 'json', ...folders]);
  const report = JSON.parse(stdout) as { summary: { violations: { from: string; rule: { name: string } }[] } };
  return report.summary.violations.map(({ from, rule }) => `${from} ${rule.name}`);
}

/** Each as the folder in which it lies and the parts of it that reach each other. */
async function listCircles(): Promise<string[]> {
  const { stderr } = await run([join(root, 'tests/check/checkFolders.ts')]);
  return stderr.split('\n').map((line) => line.split(' reach each other')[0] ?? '');
}

/** Runs a script in the tree of this test; one that finds something fails, and says it all the same. */
async function run(args: string[]): Promise<{ stdout: string; stderr: string }> {
  const running = promisify(execFile)(process.execPath, args, { cwd: tree, maxBuffer: 64 * 2 ** 20 });
  return running.catch((error: { stdout: string; stderr: string }) => error);
}
