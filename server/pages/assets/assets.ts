import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Logger } from 'pino';
import type { PluginFault } from '../../../engine/plugin/names/pluginFault.ts';
import type { LoadView } from '../../../runtime/context/viewRegistry.ts';
import type { renderRoot, renderStartFailure } from '../../../runtime/renderRoot.tsx';
import type { HydrateMode, LayoutObject, ViewAsset, WidgetAsset } from '../../../schemas/index.ts';
import type { LoadedPlugin } from '../../plugins/loadedPlugin.ts';

/** An entry of the browser's code and its dependencies. */
export interface EntryAsset {
  src: string;
  css: string[];
  imports: string[];
  /** What it imports statically. */
  lazy: string[];
}

/** The parts of the runtime that draw on the server. */
export interface ServerRuntime {
  renderRoot: typeof renderRoot;
  renderStartFailure: typeof renderStartFailure;
  loadView: LoadView;
}

/** The browser's code as the server sees it; the same for built files and for development. */
export interface Assets {
  mode: 'built' | 'dev';
  /** The folder behind `/assets/`. */
  dir: string;
  widget: (type: string) => WidgetAsset | undefined;
  /** The inspector controls of plugins, by name. */
  controls: Record<string, ViewAsset>;
  entry: (name: 'page' | 'backend' | 'builder') => EntryAsset | undefined;
  /** When an object becomes interactive, by its widget. */
  hydrateMode: (object: LayoutObject) => HydrateMode;
  /** What is wrong with plugins that cannot be built, by their ids; nothing of them is served. */
  broken: Readonly<Record<string, readonly PluginFault[]>>;
  /** URLs of the fonts that the first paint needs. */
  fonts: string[];
  /** Text of a style sheet, for inlining; undefined where it must be linked. */
  style: (href: string) => string | undefined;
  loadServerRuntime: () => Promise<ServerRuntime>;
  /** Serves the sources and hot updates in development. */
  /** Answers requests for files of the development server, and returns whether it did. */
  serve?: (request: IncomingMessage, response: ServerResponse) => Promise<boolean>;
  /** Scripts of the development server, which must run first. */
  devScripts?: { src: string; inline?: string }[];
  close: () => Promise<void>;
}

export interface AssetsOptions {
  plugins: LoadedPlugin[];
  mode: 'built' | 'dev';
  log: Logger;
}
