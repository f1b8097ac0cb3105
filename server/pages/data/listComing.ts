import { listObjects } from '../../../engine/layout/walkLayout.ts';
import type { Layout, PagePayload } from '../../../schemas/index.ts';
import type { PluginRegistry } from '../../plugins/pluginRegistry.ts';

/** The plugins that will provide widgets which this layout uses and the server does not have, by type. */
export function listComing(registry: PluginRegistry, layout: Pick<Layout, 'rows'>): PagePayload['coming'] {
  const coming: NonNullable<PagePayload['coming']> = {};
  for (const { type } of listObjects(layout)) {
    const plugin = registry.widget(type) ? undefined : registry.coming(type);
    if (plugin) coming[type] = plugin.title;
  }
  return Object.keys(coming).length > 0 ? coming : undefined;
}
