import { existsSync } from 'node:fs';
import { cp, mkdir, mkdtemp, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pino from 'pino';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { rootDir } from '../../platform/config/rootDir.ts';
import type { LoadedPlugin } from '../../plugins/loadedPlugin.ts';
import { isShipped, loadPlugins } from '../../plugins/loadPlugins.ts';
import { openBuiltAssets } from './builtAssets.ts';
import { ensureBuilt } from './ensureBuilt.ts';
import { hashSources } from './hashSources.ts';

/** Builds share the machine with other tests. */
const log = pino({ level: 'silent' });
let folder: string;
let plugins: LoadedPlugin[];

/** A plugin as someone outside would write it, in a folder that knows nothing of this repository. */
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'foreign-'));
  await mkdir(join(folder, 'runtime', 'greeting'), { recursive: true });
  await writeFile(
    join(folder, 'manifest.ts'),
    `import { definePlugin } from 'sala/schemas';
     export const manifest = definePlugin({ id: 'foreign', title: { th: 'ก', en: 'F' }, group: 'system' });`,
  );
  await writeFile(
    join(folder, 'runtime', 'greeting', 'greeting.ts'),
    `import { defineWidget } from 'sala/schemas';
     export const widget = defineWidget({ type: 'greeting', title: { th: 'ก', en: 'G' }, icon: 'hand', category: 'content',
       version: 1, hydrate: 'load', props: { type: 'object', properties: {} } });`,
  );
  await writeFile(
    join(folder, 'runtime', 'greeting', 'Greeting.tsx'),
    `import { useText, type WidgetViewProps } from 'sala/runtime';
     import './greeting.css';
     export function Greeting({ object }: WidgetViewProps) { const say = useText(); return <b className="g">{say('home')} {object.uid}</b>; }`,
  );
  await writeFile(join(folder, 'runtime', 'greeting', 'greeting.css'), '.g { color: red; }');
  plugins = await loadFew([folder]);
});

/** Beside the foreign plugins the two whose widgets are looked at: a build of all takes twice as long and shows no more. */
async function loadFew(foreign: string[]): Promise<LoadedPlugin[]> {
  const loaded = await loadPlugins({ foreign, log, trusts: isShipped });
  return loaded.plugins.filter(
    ({ dir, manifest }) => foreign.includes(dir) || ['forms', 'content'].includes(manifest.id),
  );
}

afterAll(async () => {
  await rm(join(rootDir, 'dist', hashSources(plugins)), { recursive: true, force: true });
  await rm(folder, { recursive: true, force: true });
});

it('builds once when two start together, foreign plugins included', async () => {
  const [one, other] = await Promise.all([ensureBuilt({ plugins, log }), ensureBuilt({ plugins, log })]);
  expect(one).toBe(other);
  const assets = await openBuiltAssets(one, plugins);
  const greeting = assets.widget('greeting');
  expect(greeting).toMatchObject({ view: 'Greeting', hydrate: 'load', version: 1 });
  expect(assets.style(greeting!.css[0]!)).toContain('color:red');
  expect(existsSync(join(assets.dir, greeting!.src.slice('/assets/'.length)))).toBe(true);
});

it('shares one runtime among all widgets, so that a page never fetches React twice', async () => {
  const assets = await openBuiltAssets(await ensureBuilt({ plugins, log }), plugins);
  const runtime = assets.entry('page')!.lazy.find((chunk) => chunk.includes('/runtime-'));
  for (const type of ['greeting', 'input', 'popup']) expect(assets.widget(type)!.imports).toContain(runtime);
  const files = await readdir(assets.dir);
  expect(files.filter((name) => /^runtime-[^.]+\.js$/.test(name))).toHaveLength(1);
});

it('builds nothing when nothing changed', async () => {
  const builtAt = async () => (await stat(join(await ensureBuilt({ plugins, log }), 'assets.json'))).mtimeMs;
  expect(await builtAt()).toBe(await builtAt());
});

it('builds anew when a source of a plugin changes', async () => {
  const before = hashSources(plugins);
  await writeFile(join(folder, 'runtime', 'greeting', 'greeting.css'), '.g { color: blue; }');
  expect(hashSources(plugins)).not.toBe(before);
  await writeFile(join(folder, 'runtime', 'greeting', 'greeting.css'), '.g { color: red; }');
  expect(hashSources(plugins)).toBe(before);
});

/** A copy of the foreign plugin under other names, whose view has a fault of syntax. */
async function writeBroken(): Promise<string> {
  const broken = await mkdtemp(join(tmpdir(), 'broken-'));
  await cp(folder, broken, { recursive: true });
  await rename(join(broken, 'runtime', 'greeting'), join(broken, 'runtime', 'farewell'));
  await rename(join(broken, 'runtime', 'farewell', 'greeting.ts'), join(broken, 'runtime', 'farewell', 'farewell.ts'));
  for (const [file, name] of [
    ['manifest.ts', 'foreign'],
    ['runtime/farewell/farewell.ts', 'greeting'],
  ] as const) {
    const text = await readFile(join(broken, file), 'utf8');
    await writeFile(join(broken, file), text.replace(`'${name}'`, name === 'greeting' ? `'farewell'` : `'broken'`));
  }
  await writeFile(join(broken, 'runtime', 'farewell', 'Farewell.tsx'), 'export function Farewell( { return <b>');
  return broken;
}

describe('one build, of a plugin that cannot be built too, where a half-finished build stands', () => {
  let broken: string;
  let both: LoadedPlugin[];
  let target: string;
  let built: string;
  beforeAll(async () => {
    broken = await writeBroken();
    both = await loadFew([folder, broken]);
    target = join(rootDir, 'dist', hashSources(both));
    await mkdir(join(target, 'assets'), { recursive: true });
    await writeFile(join(target, 'assets', 'half.js'), '');
    built = await ensureBuilt({ plugins: both, log });
  });
  afterAll(() => Promise.all([broken, target].map((dir) => rm(dir, { recursive: true, force: true }))));

  it('takes no half-finished build for a build', () => {
    expect(built).toBe(target);
    expect(existsSync(join(target, 'assets.json'))).toBe(true);
    expect(existsSync(join(target, 'assets', 'half.js'))).toBe(false);
  });

  it('builds the rest when a plugin cannot be built, and tells what is wrong with it', async () => {
    expect(both.map(({ manifest }) => manifest.id)).toContain('broken');
    const assets = await openBuiltAssets(built, both);
    expect(assets.widget('greeting')).toBeDefined();
    expect(assets.widget('farewell')).toBeUndefined();
    expect(assets.broken).toMatchObject({ broken: [{ file: 'runtime/farewell/Farewell.tsx' }] });
  });
});
