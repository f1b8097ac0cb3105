import { globSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { beforeAll, expect, it } from 'vitest';
import { type FieldSchema, screenWidgets } from '../../schemas/index.ts';
import { loadShipped } from '../support/loadShipped.ts';

/**
 * The host names no plugin. Where it works with what a plugin has, a contract in `schemas/` says so (`x-serves`, `corePaths`,
 * `registration`), and the plugin declares it. Names of one common word mean other things too, so they are looked for only where
 * they can mean nothing else.
 */
const root = join(import.meta.dirname, '../..');
const hostFiles = globSync('{server,runtime,builder,engine,schemas}/**/*.{ts,tsx}', { cwd: root }).filter(
  (file) => !/\.(test|stories)\.tsx?$|\/testing\/|\/migrations\//.test(file),
);

/** Words of the core that a plugin happens to use as well, with what they mean here. */
const homonyms: Record<string, string> = {
  sign_in: 'why access was refused',
  page_lock: 'a table of the core',
  flow_run: 'a table of the core',
  approval_tiers: 'a table of the core',
  forgot_password: 'a step of flows, as the specification names it',
  startDate: 'an argument of date operators and of the date picker',
  current_sequence: 'an answer of the calls of numbers',
  created_date: 'a name that is ignored when it is sent',
  exchange_rate: 'a field of the check `transaction`, which any collection may name',
  transaction_date: 'a field of the check `transaction`, which any collection may name',
};
/** Names demonstration sites and their plugins, as its sample data does. */
const samples = 'server/app/demo/';

const names = new Set<string>();
const collections = new Set<string>();
const widgets = new Set<string>();
const fields = new Set<string>();
const routes = new Set<string>();

beforeAll(async () => {
  const { plugins } = await loadShipped();
  for (const plugin of plugins) {
    for (const { schema } of plugin.collections) {
      collections.add(schema.name);
      addFields(schema.properties);
    }
    for (const { definition } of plugin.widgets) widgets.add(definition.type);
    for (const { path } of plugin.manifest.routes ?? []) {
      const [start = ''] = path.split('/:');
      if (start.split('/').length > 2) routes.add(start);
    }
  }
  for (const name of screenWidgets) widgets.delete(name);
  for (const name of [...collections, ...widgets]) if (name.includes('_')) names.add(name);
  // What contracts, and the tables of the core, say of fields is the core's own.
  const own = globSync(['schemas/**/*.ts', 'server/platform/db/migrations/*.ts', 'server/records/core/*.ts'], {
    cwd: root,
  });
  for (const file of own) for (const [word] of read(file).matchAll(/\w+/g)) fields.delete(word);
});

function addFields(properties: Record<string, FieldSchema>): void {
  for (const [name, field] of Object.entries(properties)) {
    if (/_|[a-z][A-Z]/.test(name)) fields.add(name);
    if (field.properties) addFields(field.properties);
    if (field.items?.properties) addFields(field.items.properties);
  }
}

const read = (file: string) => readFileSync(join(root, file), 'utf8');

/** Every place of host files where a plugin's name stands, by a pattern whose first group is the name. */
function findNames(pattern: RegExp, isName: (name: string) => boolean): string[] {
  return hostFiles
    .filter((file) => !file.startsWith(samples))
    .flatMap((file) =>
      [...read(file).matchAll(pattern)]
        .map(([, name = '']) => name)
        .filter((name) => isName(name) && !Object.hasOwn(homonyms, name))
        .map((name) => `${file}: ${name}`),
    );
}

it('knows the names of plugins', () => {
  for (const name of ['form_submission', 'code_sequence', 'sign_in']) expect(names).toContain(name);
  expect(collections.size).toBeGreaterThan(30);
  expect(fields.size).toBeGreaterThan(200);
  for (const path of ['/user/profile', '/cms/page', '/config/general']) expect(routes).toContain(path);
});

it('names no collection and no widget of a plugin', () => {
  expect(findNames(/\b(?:r_)?([a-z][a-z0-9]*(?:_[a-z0-9]+)+)\b/g, (name) => names.has(name))).toEqual([]);
});

it('reads and writes no collection of a plugin by its name, and no table of one', () => {
  const calls =
    /(?:collections\.get|\.(?:read|find|count|create|update|aggregate|transition|remove|describe|may|stats))\(\s*['"`](\w+)['"`]/g;
  const isCollection = (name: string) => collections.has(name);
  expect(findNames(calls, isCollection)).toEqual([]);
  expect(findNames(/\bfindCollection\([^,()]+,\s*['"`](\w+)['"`]/g, isCollection)).toEqual([]);
  expect(findNames(/\bcollection:\s*['"`](\w+)['"`]/g, isCollection)).toEqual([]);
  expect(findNames(/\br_(\w+)/g, isCollection)).toEqual([]);
  expect(findNames(/['"`]\/api\/(\w+)/g, isCollection)).toEqual([]);
});

it('treats no widget of a plugin apart', () => {
  const isWidget = (name: string) => widgets.has(name);
  expect(findNames(/\b(?:object|widget|node)\.type\s*[!=]==?\s*['"`](\w+)['"`]/g, isWidget)).toEqual([]);
  expect(findNames(/\bwidget\(\s*['"`](\w+)['"`]/g, isWidget)).toEqual([]);
});

it('names no field of a plugin that no contract names', () => {
  expect(findNames(/\b([A-Za-z]\w*)\b/g, (name) => fields.has(name))).toEqual([]);
});

it('leads to pages of plugins by the paths of the contract alone', () => {
  const found = hostFiles
    .filter((file) => !file.startsWith(samples) && basename(dirname(file)) + basename(file) !== 'routecorePaths.ts')
    .flatMap((file) =>
      [...read(file).matchAll(/(?<![\w.@])\/[a-z]+\/[a-z][\w-]*/g)]
        .map(([path]) => path)
        .filter((path) => routes.has(path) && !isImport(file, path))
        .map((path) => `${file}: ${path}`),
    );
  expect(found).toEqual([]);
});

/** `'../user/profile.ts'` is a file. */
function isImport(file: string, path: string): boolean {
  return read(file)
    .split('\n')
    .filter((line) => line.includes(path))
    .every((line) => /from '|import\(/.test(line));
}
