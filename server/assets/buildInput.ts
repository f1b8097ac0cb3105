import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { LoadedPlugin, LoadedWidget } from '../plugins/loadedPlugin.ts';
import { rootDir } from '../plugins/loadPlugins.ts';

/** One entry for the page, one for the frame of the back office, one for the builder where it exists, one for each widget. */
export function clientInput(plugins: LoadedPlugin[]): Record<string, string> {
  const builder = join(rootDir, 'builder', 'entry.tsx');
  return {
    page: join(rootDir, 'runtime', 'entry.ts'),
    backend: join(rootDir, 'runtime', 'shell', 'backend', 'BackendShell.tsx'),
    ...(existsSync(builder) ? { builder } : {}),
    ...widgetInput(plugins),
  };
}

/** The same widgets, and what draws them on the server. */
export function serverInput(plugins: LoadedPlugin[]): Record<string, string> {
  return { server: join(rootDir, 'runtime', 'server.tsx'), ...widgetInput(plugins) };
}

/** Name of a widget's entry; also the name of its file on the server side. */
export function widgetEntry(type: string): string {
  return `widget-${type.replace(/[^\w-]/g, '_')}`;
}

export function listWidgets(plugins: LoadedPlugin[]): LoadedWidget[] {
  const byType = new Map<string, LoadedWidget>();
  for (const widget of plugins.flatMap((plugin) => plugin.widgets))
    if (!byType.has(widget.definition.type)) byType.set(widget.definition.type, widget);
  return [...byType.values()];
}

export function widgetInput(plugins: LoadedPlugin[]): Record<string, string> {
  return Object.fromEntries(
    listWidgets(plugins).map(({ definition, viewFile }) => [widgetEntry(definition.type), viewFile]),
  );
}
