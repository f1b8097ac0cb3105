import { checkSettings, fillReadyFlow } from '../../engine/flow/fillReadyFlow.ts';
import { validationFailed } from '../../engine/record/recordErrors.ts';
import { defineError, type JsonObject, type ReadyFlow, readText } from '../../schemas/index.ts';
import { activePlugins } from '../plugins/pluginRegistry.ts';
import { actorOf, systemActor } from '../records/context/actor.ts';
import type { RecordParts } from '../records/context/recordParts.ts';
import { openRecords } from '../records/openRecords.ts';
import type { SignedInVisit } from '../sites/visit.ts';

export const readyFlowUnknown = defineError('ready_flow_unknown', 404, {
  th: 'ไม่มีโฟลว์สำเร็จรูปนี้สำหรับเว็บไซต์นี้',
  en: 'This site has no such ready flow.',
});

/** The ready flows of the plugins that the site uses, each with the flows that were made of it. */
export async function listReadyFlows(app: RecordParts, visit: SignedInVisit) {
  const ready = findReady(app, visit);
  const records = await openRecords(app, { siteId: visit.site.id, actor: systemActor });
  const flows = records.context.collections.serving('flows')?.collection.name;
  const found = flows
    ? await records.find(flows, { filter: { ready: { $in: [...ready.keys()] } }, limit: 200 })
    : undefined;
  return [...ready].map(([name, { title, description, icon, settings = {}, required = [] }]) => ({
    ...{ name, title, description, icon: icon ?? null, required },
    settings: settings as JsonObject, // schemas are JSON
    flows: (found?.data ?? [])
      .filter((flow) => flow.ready === name)
      .map((flow) => ({ id: String(flow.id), title: String(flow.title), enabled: flow.enabled === true })),
  }));
}

/** Makes a flow of a ready one with these settings, as the person who asks; from then on it is a flow like any other. */
export async function switchOnReadyFlow(
  app: RecordParts,
  visit: SignedInVisit,
  { name, settings }: { name: string; settings: JsonObject },
): Promise<{ id: string }> {
  const ready = findReady(app, visit).get(name);
  const records = await openRecords(app, { siteId: visit.site.id, actor: actorOf(visit), language: visit.language });
  const flows = records.context.collections.serving('flows')?.collection.name;
  if (!ready || !flows) throw readyFlowUnknown();
  const faults = checkSettings(ready, settings);
  if (faults.length > 0) throw validationFailed(faults);
  const { record } = await records.create(flows, {
    title: readText(ready.title, visit.language),
    description: readText(ready.description, visit.language),
    ...(ready.roles && { roles: ready.roles }),
    definition: fillReadyFlow(ready, settings) as unknown as JsonObject, // a definition is JSON
    enabled: true,
    ready: name,
  });
  return { id: String(record.id) };
}

function findReady({ registry }: RecordParts, { site }: SignedInVisit): Map<string, ReadyFlow> {
  const active = activePlugins(registry, site.plugins);
  return new Map(
    registry.plugins
      .filter(({ manifest }) => active.has(manifest.id))
      .flatMap(({ manifest, flows }) =>
        Object.entries(flows).map(([name, flow]) => [`${manifest.id}/${name}`, flow] as const),
      ),
  );
}
