import type { FormAdditions, Site, Text, WidgetDefinition } from '../../../schemas/index.ts';
import { activePlugins, type PluginRegistry } from '../../plugins/pluginRegistry.ts';

interface OfferedWidgets {
  /** `off`: what the plugin of the widget is called, where that is off on the site. */
  widgets: { definition: WidgetDefinition; off?: Text }[];
  forms: FormAdditions[];
  /** What the plugins are called that will bring widgets which the server does not have, by type. */
  coming: Record<string, Text>;
}

/** Every installed widget, and what the plugins that are on add to forms. */
export function listWidgets(registry: PluginRegistry, { plugins: enabled }: Pick<Site, 'plugins'>): OfferedWidgets {
  const active = activePlugins(registry, enabled);
  const widgets = registry.definitions().map((definition) => {
    const id = registry.widget(definition.type)?.plugin ?? '';
    const off = active.has(id) ? undefined : registry.plugin(id)?.manifest.title;
    return { definition, ...(off && { off }) };
  });
  const forms = [...active].flatMap((id) => registry.plugin(id)?.manifest.forms ?? []);
  const coming = Object.fromEntries(
    registry.plugins.flatMap(({ manifest }) =>
      (manifest.coming ?? []).filter((type) => !registry.widget(type)).map((type) => [type, manifest.title]),
    ),
  );
  return { widgets, forms, coming };
}
