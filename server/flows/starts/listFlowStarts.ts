import { listPlaces } from '../../../engine/machine/listPlaces.ts';
import { listStates } from '../../../engine/machine/readMachine.ts';
import type { Text } from '../../../schemas/index.ts';
import { activePlugins } from '../../plugins/pluginRegistry.ts';
import type { StoredCollection } from '../../records/collections/collections.ts';
import { actorOf } from '../../records/context/actor.ts';
import type { RecordParts } from '../../records/context/recordParts.ts';
import { openRecords } from '../../records/openRecords.ts';
import type { SignedInVisit } from '../../sites/visit.ts';

/** A name under which actions of records start flows. */
export interface FlowStart {
  name: string;
  title: Text;
  /** The events and states whose actions use it; none where a flow waits for what nothing starts yet. */
  startedBy: { collection: string; title: Text }[];
}

/** The names that plugins which are on declare, that machines use, and that flows wait for. */
export async function listFlowStarts(app: RecordParts, visit: SignedInVisit): Promise<FlowStart[]> {
  const { site } = visit;
  const { context } = await openRecords(app, { siteId: site.id, actor: actorOf(visit) });
  const active = activePlugins(app.registry, site.plugins);
  const starts = new Map<string, FlowStart>();
  const open = (name: string, title: Text = { th: name, en: name }): FlowStart => {
    const start = starts.get(name) ?? { name, title, startedBy: [] };
    starts.set(name, start);
    return start;
  };
  for (const { manifest } of app.registry.plugins)
    if (active.has(manifest.id))
      for (const [name, title] of Object.entries(manifest.flowStarts ?? {})) open(name, title);
  for (const stored of context.collections.all())
    for (const { name, ...from } of findUses(stored)) open(name).startedBy.push(from);
  for (const name of context.triggers.starts) open(name);
  return [...starts.values()];
}

/** Where the machine of a collection starts flows. */
function findUses({ collection, machine }: StoredCollection): { name: string; collection: string; title: Text }[] {
  if (!machine) return [];
  const states = new Map(listStates(machine).map(({ name, meta }) => [name, meta.title]));
  return listPlaces(machine).flatMap(({ path, meta, actions }) => {
    const place = meta?.title ?? states.get(path.replace('states.', ''));
    const title = joinTexts(collection.title, place);
    return actions.flatMap((action) =>
      'flow' in action ? [{ name: action.flow, collection: collection.name, title }] : [],
    );
  });
}

function joinTexts(first: Text, second: Text | string | undefined): Text {
  const read = (language: 'th' | 'en') => (typeof second === 'string' ? second : second?.[language]);
  const join = (language: 'th' | 'en') => [first[language], read(language)].filter(Boolean).join(': ');
  return { th: join('th'), en: join('en') };
}
