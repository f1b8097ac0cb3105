import { glob } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import type { WidgetDefinition } from '../../schemas/index.ts';

export interface NamedWidget {
  plugin: string;
  definition: WidgetDefinition;
}

const root = fileURLToPath(new URL('../../', import.meta.url));

/** The definitions of all shipped widgets, as they stand in their folders. */
export async function loadDefinitions(): Promise<NamedWidget[]> {
  const widgets: NamedWidget[] = [];
  for await (const file of glob('plugins/*/runtime/*/*.ts', { cwd: root })) {
    const [, plugin = '', , folder = '', name = ''] = file.split('/');
    if (name !== `${folder}.ts`) continue;
    const { widget }: { widget?: WidgetDefinition } = await import(/* @vite-ignore */ `../../${file}`);
    if (widget) widgets.push({ plugin, definition: widget });
  }
  return widgets.toSorted((a, b) => a.definition.type.localeCompare(b.definition.type, 'en'));
}
