import { relative, sep } from 'node:path';
import react from '@vitejs/plugin-react';
import { createServer, type ViteDevServer } from 'vite';
import type { WidgetViewComponent } from '../../runtime/widgets/widgetView.ts';
import { sharedConfig } from '../../vite.config.ts';
import type { Middleware } from '../http/context.ts';
import { rootDir } from '../plugins/loadPlugins.ts';
import type { Assets, AssetsOptions, ServerRuntime } from './assets.ts';
import { clientInput, listWidgets } from './buildInput.ts';
import { modeOf } from './modeOf.ts';

/** Assets straight from the sources, with hot replacement in the browser. */
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
  return {
    mode: 'dev',
    dir: rootDir,
    widget: (type) => {
      const widget = byType.get(type);
      if (!widget) return undefined;
      const { definition, viewFile, viewName } = widget;
      const hydrate = typeof definition.hydrate === 'function' ? 'load' : definition.hydrate;
      return { src: toUrl(viewFile), view: viewName, css: [], imports: [], hydrate, version: definition.version };
    },
    entry: (name) => (entries[name] ? { src: toUrl(entries[name]), css: [], imports: [], lazy: [] } : undefined),
    hydrateMode: modeOf(loaded),
    fonts: [],
    style: () => undefined,
    loadServerRuntime: () => loadFromSources(vite, byType),
    middleware: serveVite(vite),
    devScripts: [
      { src: '/@vite/client' },
      { src: '', inline: react.preambleCode.replace('__BASE__', '/') },
      { src: '/runtime/dev/startDev.tsx' },
    ],
    close: () => vite.close(),
  };
}

async function loadFromSources(
  vite: ViteDevServer,
  widgets: Map<string, { viewFile: string }>,
): Promise<ServerRuntime> {
  const server = await vite.ssrLoadModule('/runtime/server.tsx');
  return {
    renderToHtml: server.renderToHtml,
    renderStartFailure: server.renderStartFailure,
    loadView: async (type, { view }) => {
      const module = await vite.ssrLoadModule(widgets.get(type)?.viewFile ?? type);
      const component: WidgetViewComponent | undefined = module[view];
      if (!component) throw new Error(`the module of widget "${type}" does not export ${view}`);
      return component;
    },
  };
}

function serveVite(vite: ViteDevServer): Middleware {
  return async (context, next) => {
    const handled = await new Promise<boolean>((done, fail) => {
      context.res.once('close', () => done(true));
      vite.middlewares(context.req, context.res, (error?: unknown) => (error ? fail(error) : done(false)));
    });
    if (handled) context.respond = false;
    else await next();
  };
}

/** A file of the repository by its path in it; one outside by the way Vite serves those. */
function toUrl(file: string): string {
  const inside = relative(rootDir, file);
  const path = inside.startsWith('..') ? `/@fs${file.startsWith('/') ? '' : '/'}${file}` : `/${inside}`;
  return path.split(sep).join('/');
}
