import { readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { WidgetViewComponent } from '../../../runtime/context/widgetView.ts';
import type { WidgetAsset } from '../../../schemas/index.ts';
import type { LoadedPlugin } from '../../plugins/loadedPlugin.ts';
import type { Assets, ServerRuntime } from './assets.ts';
import { controlEntry, listControls, listWidgets, widgetEntry } from './buildInput.ts';
import { markUsed } from './ensureBuilt.ts';
import { modeOf } from './modeOf.ts';
import type { AssetList } from './readManifest.ts';

/** The assets of a finished build. */
export async function openBuiltAssets(buildDir: string, plugins: LoadedPlugin[]): Promise<Assets> {
  const list = JSON.parse(await readFile(join(buildDir, 'assets.json'), 'utf8')) as AssetList; // written by the build
  const widgets = new Map<string, WidgetAsset>();
  const loaded = listWidgets(plugins);
  for (const { definition, viewName } of loaded) {
    const entry = list.entries[widgetEntry(definition.type)];
    if (!entry) continue;
    const { src, css, imports } = entry;
    const hydrate = typeof definition.hydrate === 'function' ? 'load' : definition.hydrate;
    widgets.set(definition.type, { src, view: viewName, css, imports, hydrate, version: definition.version });
  }
  const usage = setInterval(() => markUsed(buildDir), 60 * 60 * 1000).unref();
  const styles = new Map<string, string>();
  let runtime: Promise<ServerRuntime> | undefined;
  return {
    mode: 'built',
    dir: join(buildDir, 'assets'),
    widget: (type) => widgets.get(type),
    controls: findControls(plugins, list),
    entry: (name) => list.entries[name],
    hydrateMode: modeOf(loaded),
    broken: list.broken ?? {},
    fonts: list.fonts,
    style: (href) => {
      const known = styles.get(href);
      if (known !== undefined) return known;
      const text = readFileSync(join(buildDir, href), 'utf8');
      styles.set(href, text);
      return text;
    },
    loadServerRuntime: () => {
      runtime ??= importServerRuntime(join(buildDir, 'server'));
      return runtime;
    },
    close: async () => clearInterval(usage),
  };
}

function findControls(plugins: LoadedPlugin[], list: AssetList): Assets['controls'] {
  const found = listControls(plugins).flatMap(({ name, viewName }) => {
    const entry = list.entries[controlEntry(name)];
    return entry ? [[name, { src: entry.src, view: viewName, css: entry.css, imports: entry.imports }]] : [];
  });
  return Object.fromEntries(found);
}

async function importServerRuntime(dir: string): Promise<ServerRuntime> {
  const load = <Module>(name: string) => import(pathToFileURL(join(dir, `${name}.js`)).href) as Promise<Module>;
  const server = await load<Pick<ServerRuntime, 'renderRoot' | 'renderStartFailure'>>('server');
  return {
    renderRoot: server.renderRoot,
    renderStartFailure: server.renderStartFailure,
    loadView: async (type, { view }) => {
      const module = await load<Record<string, WidgetViewComponent>>(widgetEntry(type));
      const component = module[view];
      if (!component) throw new Error(`the module of widget "${type}" does not export ${view}`);
      return component;
    },
  };
}
