import { join, relative, sep } from 'node:path';
import react from '@vitejs/plugin-react';
import { createServer, type ViteDevServer } from 'vite';
import type { WidgetViewComponent } from '../../../runtime/context/widgetView.ts';
import { sharedConfig } from '../../../vite.config.ts';
import { rootDir } from '../../platform/config/rootDir.ts';
import type { Assets, AssetsOptions, EntryAsset, ServerRuntime } from './assets.ts';
import { clientInput, listControls, listWidgets } from './buildInput.ts';
import { findStyles } from './findStyles.ts';
import { modeOf } from './modeOf.ts';

/** Assets from the sources, with hot replacement in the browser. */
export async function openDevAssets({ plugins }: AssetsOptions): Promise<Assets> {
  const vite = await createServer({
    ...sharedConfig,
    configFile: false,
    plugins: [react()],
    logLevel: 'warn',
    server: { middlewareMode: true, fs: { allow: [rootDir, ...plugins.map((plugin) => plugin.dir)] } },
    optimizeDeps: { entries: Object.values(clientInput(plugins)) },
  });
  const loaded = listWidgets(plugins);
  const byType = new Map(loaded.map((widget) => [widget.definition.type, widget]));
  const entries = clientInput(plugins);
  const stylesOf = rememberStyles();
  return {
    mode: 'dev',
    dir: rootDir,
    widget: (type) => {
      const widget = byType.get(type);
      if (!widget) return undefined;
      const { definition, viewFile, viewName } = widget;
      const hydrate = typeof definition.hydrate === 'function' ? 'load' : definition.hydrate;
      const css = stylesOf(viewFile);
      return { src: toUrl(viewFile), view: viewName, css, imports: [], hydrate, version: definition.version };
    },
    controls: Object.fromEntries(
      listControls(plugins).map(({ name, viewFile, viewName }) => [
        name,
        { src: toUrl(viewFile), view: viewName, css: [], imports: [] },
      ]),
    ),
    entry: (name) => (entries[name] ? describeEntry(name, entries[name], stylesOf) : undefined),
    hydrateMode: modeOf(loaded),
    broken: {},
    fonts: [],
    style: () => undefined,
    loadServerRuntime: () => loadFromSources(vite, byType),
    serve: serveVite(vite),
    devScripts: [
      { src: '/@vite/client' },
      { src: '', inline: react.preambleCode.replace('__BASE__', '/') },
      { src: '/runtime/staff/dev/startDev.tsx' },
    ],
    close: () => vite.close(),
  };
}

/** Links to the style sheets of a module. A change of what it imports starts the server again. */
function rememberStyles(): (file: string) => string[] {
  const known = new Map<string, string[]>();
  return (file) => {
    const css = known.get(file) ?? findStyles(file).map(toUrl);
    known.set(file, css);
    return css;
  };
}

function describeEntry(name: string, file: string, stylesOf: (file: string) => string[]): EntryAsset {
  // Parts of the runtime that widgets draw with bring their own.
  const parts = name === 'page' ? stylesOf(join(rootDir, 'runtime', 'sdk.ts')) : [];
  return { src: toUrl(file), css: [...stylesOf(file), ...parts], imports: [], lazy: [] };
}

async function loadFromSources(
  vite: ViteDevServer,
  widgets: Map<string, { viewFile: string }>,
): Promise<ServerRuntime> {
  const server = await vite.ssrLoadModule('/runtime/renderRoot.tsx');
  return {
    renderRoot: server.renderRoot,
    renderStartFailure: server.renderStartFailure,
    loadView: async (type, { view }) => {
      const module = await vite.ssrLoadModule(widgets.get(type)?.viewFile ?? type);
      const component: WidgetViewComponent | undefined = module[view];
      if (!component) throw new Error(`the module of widget "${type}" does not export ${view}`);
      return component;
    },
  };
}

function serveVite(vite: ViteDevServer): Assets['serve'] {
  return (request, response) =>
    new Promise<boolean>((done, fail) => {
      response.once('close', () => done(true));
      vite.middlewares(request, response, (error?: unknown) => (error ? fail(error) : done(false)));
    });
}

/** URL of a file in the repository by its path; for one outside, Vite's form for such files. */
function toUrl(file: string): string {
  const inside = relative(rootDir, file);
  const path = inside.startsWith('..') ? `/@fs${file.startsWith('/') ? '' : '/'}${file}` : `/${inside}`;
  return path.split(sep).join('/');
}
