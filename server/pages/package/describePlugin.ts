import type { ScreenKind } from '../../../engine/layout/screen/screenKey.ts';
import type {
  CollectionSchema,
  JsonObject,
  Layout,
  OwnRole,
  PluginManifest,
  ScreensDefinition,
} from '../../../schemas/index.ts';

/** Everything that a plugin folder is written from. */
export interface PluginParts {
  id: string;
  collections: readonly { name: string; schema: CollectionSchema; machine: JsonObject | null }[];
  roles: readonly OwnRole[];
  requires: readonly string[];
  patterns: NonNullable<PluginManifest['numberPatterns']>;
  flowStarts: NonNullable<PluginManifest['flowStarts']>;
  screens: readonly { name: string; kind: ScreenKind; layout: Layout }[];
  samples: Readonly<Record<string, JsonObject[]>>;
}

/** The kind of demo site that shows the samples. */
const sampleKind = 'factory';

/** The files of the folder by their paths, as docs/PLUGIN.md describes them. */
export function describePlugin(parts: PluginParts): Map<string, string> {
  const { collections, screens, samples } = parts;
  const files = new Map<string, string>([['manifest.json', write(describeManifest(parts))]]);
  for (const { name, schema, machine } of collections) {
    files.set(`collections/${name}/${name}.schema.json`, write(schema));
    if (machine) files.set(`collections/${name}/${name}.machine.json`, write({ ...machine, id: undefined }));
  }
  for (const { name, kind, layout } of screens) files.set(`layouts/${nameLayout(name, kind)}.json`, write(layout));
  if (Object.values(samples).some((records) => records.length > 0))
    files.set(`sample/${sampleKind}.json`, write({ site: sampleKind, records: samples }));
  return files.set('README.md', describeFolder(parts, [...files.keys()]));
}

function describeManifest({
  id,
  collections,
  roles,
  requires,
  patterns,
  flowStarts,
  screens,
}: PluginParts): PluginManifest {
  const title = collections[0]?.schema.title ?? { th: id, en: id };
  return {
    id,
    title,
    group: 'office',
    icon: collections[0]?.schema['x-icon'] ?? 'table-properties',
    base: `/${id}`,
    roles: ['superadmin', 'admin', 'manager', 'employee', ...roles.map((role) => role.id)],
    kinds: [sampleKind],
    ...(requires.length > 0 && { requires: [...requires] }),
    screens: collections.map(({ name }, order) => describeScreens({ id, name, order }, screens)),
    ...(roles.length > 0 && { ownRoles: roles.map((role) => ({ ...role })) }),
    ...(Object.keys(patterns).length > 0 && { numberPatterns: patterns }),
    ...(Object.keys(flowStarts).length > 0 && { flowStarts }),
  };
}

function describeScreens(
  { id, name, order }: { id: string; name: string; order: number },
  screens: PluginParts['screens'],
): ScreensDefinition {
  const own = screens.filter((screen) => screen.name === name);
  const layouts = Object.fromEntries(own.map(({ kind }) => [kind, nameLayout(name, kind)]));
  return { collection: name, path: `/${id}/${name}`, order: order + 1, ...(own.length > 0 && { layouts }) };
}

function nameLayout(name: string, kind: ScreenKind): string {
  return `${name}-${kind}`;
}

function describeFolder({ id, collections }: PluginParts, files: readonly string[]): string {
  return `# ${collections[0]?.schema.title.en ?? id}

Written from collections that a site defined without code; from here on it is a plugin like any other.

${files.map((file) => `- \`${file}\``).join('\n')}

Check it with \`npm run check-plugin <this folder>\`, and let a server load it with \`PLUGINS=<this folder> npm start\`.
A site that has these collections already keeps its own: rename or remove them there before it switches the plugin on.
`;
}

function write(value: object): string {
  return `${JSON.stringify(value, null, 2)}\n`;
}
