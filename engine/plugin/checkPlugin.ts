import { kinds } from '../content/unknownName.ts';
import { checkDocument } from './checkDocument.ts';
import { checkReadyFlow } from './checkReadyFlow.ts';
import { checkCollection } from './collection/checkCollection.ts';
import { checkLayoutFile } from './layout/checkLayoutFile.ts';
import { checkReadyMade } from './layout/checkReadyMade.ts';
import { checkSamples } from './layout/checkSamples.ts';
import { checkWidget } from './layout/checkWidget.ts';
import { checkManifest } from './manifest/checkManifest.ts';
import { type KnownNames, listNames } from './names/collectNames.ts';
import type { DescribedPlugin, NameKind } from './names/describedPlugin.ts';
import { faultIn, type PluginFault } from './names/pluginFault.ts';

/** Everything that is wrong with a plugin, reported at once; nothing when it may be loaded. */
export function checkPlugin(plugin: DescribedPlugin, all: KnownNames, now: Date): PluginFault[] {
  const names = all.seenBy(plugin.manifest.id);
  const found = [
    ...checkManifest(plugin, names),
    ...checkTaken(plugin, names),
    ...plugin.collections.flatMap((collection) => checkCollection(collection, names)),
    ...plugin.widgets.flatMap((widget) => checkWidget(widget, names)),
    ...Object.entries(plugin.layouts).flatMap(([name, layout]) =>
      checkLayoutFile(layout, `layouts/${name}.json`, names),
    ),
    ...checkReadyMade(plugin, names),
    ...plugin.documents.flatMap((document) => checkDocument(document, names)),
    ...Object.entries(plugin.flows).flatMap(([name, flow]) => checkReadyFlow(name, flow, names)),
    ...checkSamples(plugin, names, now),
  ];
  return found.map((fault) => ({ ...fault, file: plugin.written?.get(fault.file) ?? fault.file }));
}

/** Names that an earlier plugin has, or that this one gives twice. */
function checkTaken(plugin: DescribedPlugin, names: KnownNames): PluginFault[] {
  const { id } = plugin.manifest;
  const seen = new Set<string>();
  return listNames(plugin).flatMap(([kind, name]) => {
    const owner = names.owner(kind, name);
    const key = `${kind} ${name}`;
    const isTwice = seen.has(key);
    seen.add(key);
    if (owner === id && !isTwice) return [];
    const { th, en } = kinds[kind];
    const text = isTwice
      ? { th: `มี${th} "${name}" สองครั้ง`, en: `has the ${en} "${name}" twice` }
      : {
          th: `${th} "${name}" เป็นของโมดูล ${owner} แล้ว`,
          en: `the ${en} "${name}" belongs to the plugin ${owner} already`,
        };
    return [faultIn(fileOf(kind, name), name, text)];
  });
}

function fileOf(kind: NameKind, name: string): string {
  if (kind === 'collection') return `collections/${name}/${name}.schema.json`;
  if (kind === 'widget') return 'runtime';
  if (kind === 'section') return 'sections';
  if (kind === 'document') return `documents/${name}/document.json`;
  if (kind === 'control') return `builder/${name}`;
  return kind === 'route' || kind === 'counter' || kind === 'flowStart' ? 'manifest.ts' : 'server/index.ts';
}
