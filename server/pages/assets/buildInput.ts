import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { rootDir } from '../../platform/config/rootDir.ts';
import type { LoadedControl, LoadedPlugin, LoadedWidget } from '../../plugins/loadedPlugin.ts';

/** Build entries: the page, the back office's shell, the builder, and each widget and control. */
export function clientInput(plugins: LoadedPlugin[]): Record<string, string> {
  const builder = join(rootDir, 'builder', 'entry.tsx');
  return {
    page: join(rootDir, 'runtime', 'entry.ts'),
    backend: join(rootDir, 'runtime', 'shell', 'backend', 'BackendShell.tsx'),
    ...(existsSync(builder) ? { builder } : {}),
    ...pluginInput(plugins),
  };
}

/** The widgets, and what draws them on the server. */
export function serverInput(plugins: LoadedPlugin[]): Record<string, string> {
  return { server: join(rootDir, 'runtime', 'renderRoot.tsx'), ...widgetInput(plugins) };
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

/** What plugins add to the browser's code. */
export function pluginInput(plugins: LoadedPlugin[]): Record<string, string> {
  const controls = listControls(plugins).map(({ name, viewFile }) => [controlEntry(name), viewFile]);
  return { ...widgetInput(plugins), ...Object.fromEntries(controls) };
}

export function listControls(plugins: LoadedPlugin[]): LoadedControl[] {
  return plugins.flatMap((plugin) => plugin.controls);
}

export function controlEntry(name: string): string {
  return `control-${name}`;
}
