import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { basename, join, relative } from 'node:path';
import type { AnyStateMachine } from 'xstate';
import { askFor, nearestName } from '../../engine/content/nearestName.ts';
import { completeDocument } from '../../engine/document/completeDocument.ts';
import { defineRecordMachine, type MachineConfig } from '../../engine/machine/defineRecordMachine.ts';
import { checkManifestShape } from '../../engine/plugin/manifest/checkManifestShape.ts';
import type { DescribedDocument, NameKind, SampleFile } from '../../engine/plugin/names/describedPlugin.ts';
import { faultIn, inFile, type PluginFault } from '../../engine/plugin/names/pluginFault.ts';
import {
  type CollectionSchema,
  type ErrorDetail,
  type Layout,
  type PluginManifest,
  type ReadyFlow,
  SalaError,
  type SectionFile,
  type TemplateFile,
  type WidgetDefinition,
  type WrittenDocument,
} from '../../schemas/index.ts';
import { addDeclared } from './addDeclared.ts';
import type { ServerPlugin } from './door/defineServer.ts';
import { type LoadedCollection, type LoadedPlugin, type LoadedWidget, toPascalCase } from './loadedPlugin.ts';
import { findModule, importModule, listEntries, listFolders, readJson } from './pluginFiles.ts';

/** A plugin as its folder describes it, with what could not be read of it. */
export interface FoundPlugin extends LoadedPlugin {
  faults: PluginFault[];
  unread: NameKind[];
}

/** Collects the faults of parts that cannot be read, so that all of them are reported and not the first alone. */
interface Reading {
  dir: string;
  faults: PluginFault[];
  unread: NameKind[];
  /** Parts that are JSON where others have a module, by the name of that module. */
  written: Map<string, string>;
}

const partFolders = [
  ...['builder', 'collections', 'documents', 'flows', 'layouts', 'runtime', 'sample', 'sections', 'server', 'shared'],
  'templates',
];

const serverNames: NameKind[] = ['effect', 'check', 'formStep', 'sequence', 'source'];

/** Reads a plugin's folder; undefined for a folder of `plugins/` that is none. */
export async function readPlugin(dir: string, { isShipped }: { isShipped: boolean }): Promise<FoundPlugin | undefined> {
  const reading: Reading = { dir, faults: [], unread: [], written: new Map() };
  const manifestFile = findPart(reading, 'manifest');
  if (!manifestFile && isShipped) return undefined;
  const manifest = (await readManifest(reading, manifestFile)) ?? stubManifest(dir);
  const serverFile = findModule(join(dir, 'server', 'index'));
  const [collections, layouts, sections, templates, widgets, controls, server, calls, samples, documents, flows] =
    await Promise.all([
      readCollections(reading),
      readFiles<Layout>(reading, 'layouts'),
      readFiles<SectionFile>(reading, 'sections'),
      readFiles<TemplateFile>(reading, 'templates'),
      readWidgets(reading, manifest.id),
      listFolders(join(dir, 'builder')).then((names) =>
        names.flatMap((name) => findView(reading, 'builder', name).map((view) => ({ name, ...view }))),
      ),
      serverFile && readModule<ServerPlugin>(reading, { file: serverFile, name: 'server', unread: serverNames }),
      readCalls(reading),
      readSamples(reading),
      readDocuments(reading),
      readFiles<ReadyFlow>(reading, 'flows'),
    ]);
  reading.faults.push(...(await listStrayFolders(dir)));
  const read = {
    manifest,
    collections,
    layouts,
    sections,
    templates,
    widgets,
    controls,
    calls,
    samples,
    documents,
    flows,
  };
  return { ...reading, ...read, server: addDeclared(server || undefined, manifest) };
}

/** Folders that are ignored because their name is a misspelling of one that is read. */
async function listStrayFolders(dir: string): Promise<PluginFault[]> {
  return (await listFolders(dir)).flatMap((name) => {
    const nearest = partFolders.includes(name) ? undefined : nearestName(name, partFolders);
    if (nearest === undefined) return [];
    const { th, en } = askFor(nearest);
    return [faultIn(name, '', { th: `โฟลเดอร์นี้ไม่มีใครอ่าน${th}`, en: `this folder is not read${en}` })];
  });
}

async function readManifest(reading: Reading, file: string | undefined): Promise<PluginManifest | undefined> {
  if (file) {
    const manifest = file.endsWith('.json')
      ? await readContent<PluginManifest>(reading, file)
      : await readModule<PluginManifest>(reading, { file, name: 'manifest' });
    if (!manifest) return undefined;
    if (typeof manifest.id === 'string') {
      const faults = checkManifestShape(manifest, 'manifest.ts');
      reading.faults.push(...faults);
      const { id } = manifest;
      return faults.length === 0 ? manifest : { ...stubManifest(reading.dir), id };
    }
  }
  reading.faults.push(
    faultIn('manifest.ts', '', {
      th: 'ไม่มี manifest.json (หรือ manifest.ts ที่ส่งออก manifest) ที่มี id',
      en: 'there is no manifest.json (or manifest.ts that exports `manifest`) with an id',
    }),
  );
  return undefined;
}

/** What a plugin is called whose manifest cannot be read. */
function stubManifest(dir: string): PluginManifest {
  const id = basename(dir);
  return { id, title: { th: id, en: id }, group: 'system' };
}

async function readCollections(reading: Reading): Promise<LoadedCollection[]> {
  const folders = await listFolders(join(reading.dir, 'collections'));
  const read = folders.map(async (folder): Promise<LoadedCollection[]> => {
    const dir = join(reading.dir, 'collections', folder);
    const schema = await readContent<CollectionSchema>(reading, join(dir, `${folder}.schema.json`));
    if (!schema) return [];
    const machine = await readMachine(reading, folder);
    return [{ folder, schema, ...(machine && { machine }) }];
  });
  return (await Promise.all(read)).flat();
}

/** A machine is data; where parts of it are shared with others, a module that exports it. */
async function readMachine(reading: Reading, folder: string): Promise<AnyStateMachine | undefined> {
  const file = findPart(reading, `collections/${folder}/${folder}.machine`);
  if (file === undefined) return undefined;
  if (!file.endsWith('.json')) return readModule<AnyStateMachine>(reading, { file, name: 'machine' });
  const config = await readContent<Omit<MachineConfig, 'id'>>(reading, file);
  try {
    return config && defineRecordMachine({ id: folder, ...config });
  } catch (error) {
    reading.faults.push(...describeFailure(error, relative(reading.dir, file)));
    return undefined;
  }
}

/** A part that is data or a module, not both; faults name the file that is there. */
function findPart(reading: Reading, name: string): string | undefined {
  const module = findModule(join(reading.dir, name));
  const data = `${join(reading.dir, name)}.json`;
  if (!existsSync(data)) return module;
  reading.written.set(`${name}.ts`, `${name}.json`);
  if (module === undefined) return data;
  reading.faults.push(
    faultIn(`${name}.json`, '', {
      th: `มีทั้ง ${basename(data)} และ ${basename(module)} ให้เหลือไฟล์เดียว`,
      en: `there is ${basename(module)} as well; keep one of them`,
    }),
  );
  return module;
}

/** The JSON files of a folder, by their names. */
async function readFiles<Content>(reading: Reading, folder: string): Promise<Record<string, Content>> {
  const dir = join(reading.dir, folder);
  const files = (await listEntries(dir)).filter((entry) => entry.isFile() && entry.name.endsWith('.json'));
  const read = files.map(async ({ name }) => {
    const content = await readContent<Content>(reading, join(dir, name));
    return content ? [[name.slice(0, -'.json'.length), content] as const] : [];
  });
  return Object.fromEntries((await Promise.all(read)).flat());
}

async function readWidgets(reading: Reading, plugin: string): Promise<LoadedWidget[]> {
  const folders = await listFolders(join(reading.dir, 'runtime'));
  const read = folders.map(async (folder): Promise<LoadedWidget[]> => {
    const file = findModule(join(reading.dir, 'runtime', folder, folder));
    if (!file) return [];
    const definition = await readModule<WidgetDefinition>(reading, { file, name: 'widget', unread: ['widget'] });
    if (!definition) return [];
    return findView(reading, 'runtime', folder).map((view) => ({ folder, definition, plugin, ...view }));
  });
  return (await Promise.all(read)).flat();
}

async function readCalls(reading: Reading): Promise<unknown[]> {
  const dir = join(reading.dir, 'server', 'calls');
  const files = (await listEntries(dir)).filter(
    ({ name }) => /\.(ts|js|mjs)$/.test(name) && !/\.(test|d)\.\w+$/.test(name),
  );
  const calls = await Promise.all(
    files.map(({ name }) => readModule<object>(reading, { file: join(dir, name), name: 'call' })),
  );
  return calls.filter((call) => call !== undefined);
}

/** Sources are listed before what is made from them. */
async function readSamples(reading: Reading): Promise<SampleFile[]> {
  const dir = join(reading.dir, 'sample');
  const names = (await listEntries(dir)).map(({ name }) => name).toSorted();
  const files = names.filter((name) => name.endsWith('.json'));
  const modules = names.filter((name) => /(?<!\.test)\.[jt]s$/.test(name));
  const read = await Promise.all([
    ...files.map(async (name) => {
      const sample = await readContent<SampleFile['sample']>(reading, join(dir, name));
      return sample ? [{ file: `sample/${name}`, sample }] : [];
    }),
    ...modules.map(async (name) => {
      const samples = await readModule<SampleFile['sample'][]>(reading, { file: join(dir, name), name: 'samples' });
      return (samples ?? []).map((sample) => ({ file: `sample/${name}`, sample }));
    }),
  ]);
  return read.flat();
}

async function readDocuments(reading: Reading): Promise<DescribedDocument[]> {
  const folders = await listFolders(join(reading.dir, 'documents'));
  const read = folders.map(async (folder): Promise<DescribedDocument[]> => {
    const dir = join(reading.dir, 'documents', folder);
    const declaration = await readContent<WrittenDocument>(reading, join(dir, 'document.json'));
    const template = await readFile(join(dir, 'template.hbs'), 'utf8').catch(() => undefined);
    const style = await readFile(join(dir, 'style.css'), 'utf8').catch(() => undefined);
    if (template === undefined)
      reading.faults.push(
        faultIn(`documents/${folder}`, '', { th: 'ไม่มี template.hbs', en: 'there is no template.hbs' }),
      );
    if (!declaration || template === undefined) return [];
    return [{ folder, declaration: completeDocument(declaration), template, ...(style && { style }) }];
  });
  return (await Promise.all(read)).flat();
}

function findView(reading: Reading, part: string, name: string): { viewFile: string; viewName: string }[] {
  const viewName = toPascalCase(name);
  const dir = join(reading.dir, part, name);
  const viewFile = ['.tsx', '.jsx', '.js'].map((ending) => join(dir, viewName + ending)).find(existsSync);
  if (viewFile) return [{ viewFile, viewName }];
  reading.faults.push(faultIn(`${part}/${name}`, '', { th: `ไม่มี ${viewName}.tsx`, en: `there is no ${viewName}.tsx` }));
  if (part === 'runtime') reading.unread.push('widget');
  else reading.unread.push('control');
  return [];
}

/** What a module exports under a name; a module that fails or lacks it is a fault. */
async function readModule<Content>(
  reading: Reading,
  { file, name, unread = [] }: { file: string; name: string; unread?: NameKind[] },
): Promise<Content | undefined> {
  const place = relative(reading.dir, file);
  try {
    const content = (await importModule<Record<string, unknown>>(file))[name];
    if (content !== undefined) return content as Content; // what it holds is checked with the plugin
    reading.faults.push(faultIn(place, '', { th: `ไม่ได้ส่งออก ${name}`, en: `it does not export \`${name}\`` }));
  } catch (error) {
    reading.faults.push(...describeFailure(error, place));
  }
  reading.unread.push(...unread);
  return undefined;
}

async function readContent<Content>(reading: Reading, file: string): Promise<Content | undefined> {
  try {
    return await readJson<Content>(file);
  } catch (error) {
    reading.faults.push(...describeFailure(error, relative(reading.dir, file)));
    return undefined;
  }
}

/** The details of an error of the engine; of another one its message. */
function describeFailure(error: unknown, file: string): PluginFault[] {
  if (error instanceof SalaError && Array.isArray(error.details) && error.details.length > 0)
    return inFile(file, error.details as ErrorDetail[]); // as the engine's errors carry them
  const message = error instanceof Error ? error.message : String(error);
  return [faultIn(file, '', { th: `อ่านไม่ได้: ${message}`, en: `it cannot be read: ${message}` })];
}
