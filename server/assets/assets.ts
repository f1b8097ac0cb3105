import type { Logger } from 'pino';
import type { renderStartFailure, renderToHtml } from '../../runtime/server.tsx';
import type { LoadView } from '../../runtime/widgets/viewRegistry.ts';
import type { HydrateMode, LayoutObject, WidgetAsset } from '../../schemas/index.ts';
import type { Middleware } from '../http/context.ts';
import type { LoadedPlugin } from '../plugins/loadedPlugin.ts';

/** An entry of the browser's code and what must be there with it. */
export interface EntryAsset {
  src: string;
  css: string[];
  imports: string[];
  /** What it fetches when it starts. */
  lazy: string[];
}

/** The parts of the runtime that draw on the server. */
export interface ServerRuntime {
  renderToHtml: typeof renderToHtml;
  renderStartFailure: typeof renderStartFailure;
  loadView: LoadView;
}

/** Everything about the browser's code that the server needs to know; the same for built files and for development. */
export interface Assets {
  mode: 'built' | 'dev';
  /** The folder behind `/assets/`. */
  dir: string;
  widget: (type: string) => WidgetAsset | undefined;
  entry: (name: 'page' | 'backend' | 'builder') => EntryAsset | undefined;
  /** When an object becomes interactive, as its widget says. */
  hydrateMode: (object: LayoutObject) => HydrateMode;
  /** Addresses of the fonts that the first paint needs. */
  fonts: string[];
  /** Text of a style sheet, to be written into the page; undefined where it must be linked. */
  style: (href: string) => string | undefined;
  loadServerRuntime: () => Promise<ServerRuntime>;
  /** Serves the sources and hot updates in development. */
  middleware?: Middleware;
  /** Scripts of the development server, which go first. */
  devScripts?: { src: string; inline?: string }[];
  close: () => Promise<void>;
}

export interface AssetsOptions {
  plugins: LoadedPlugin[];
  mode: 'built' | 'dev';
  log: Logger;
}

/** Opens the browser's code: builds it when needed, or serves it from the sources in development. */
export async function openAssets(options: AssetsOptions): Promise<Assets> {
  if (options.mode === 'dev') {
    const { openDevAssets } = await import('./devAssets.ts');
    return openDevAssets(options);
  }
  const [{ ensureBuilt }, { openBuiltAssets }] = await Promise.all([
    import('./ensureBuilt.ts'),
    import('./builtAssets.ts'),
  ]);
  return openBuiltAssets(await ensureBuilt(options), options.plugins);
}
