import { checkFlowNames } from '../../../engine/flow/checkFlowNames.ts';
import { listSteps } from '../../../engine/flow/listSteps.ts';
import { type CoreService, type ErrorDetail, type FlowDefinition, roleNames } from '../../../schemas/index.ts';
import { listAddedSteps } from '../../plugins/listAddedSteps.ts';
import { activePlugins } from '../../plugins/pluginRegistry.ts';
import { siteRoles } from '../../sites/siteRoles.ts';
import { systemActor } from '../context/actor.ts';
import type { RecordsContext } from '../context/recordsContext.ts';
import { findRecords } from './findRecords.ts';

/** The names in a sound definition that the site does not have; with `isOn`, also of what the flow uses when it runs. */
export async function findMissingNames(
  context: RecordsContext,
  definition: FlowDefinition,
  isOn: boolean,
): Promise<ErrorDetail[]> {
  const { app, site, collections } = context;
  return checkFlowNames(definition, {
    names: collections.all().map(({ collection }) => collection.name),
    get: collections.get,
    steps: listAddedSteps(app.registry, site),
    ...(isOn && (await readCalledUpon(context, definition))),
  });
}

async function readCalledUpon(context: RecordsContext, definition: FlowDefinition) {
  const params = listSteps(definition).map((step) => step.params ?? {});
  const named = (name: string) => params.flatMap((one) => (typeof one[name] === 'string' ? [one[name]] : []));
  const [flow, mailTemplate] = [
    await readPresent(context, { service: 'flows', field: 'id', values: named('flow') }),
    await readPresent(context, { service: 'templates', field: 'key', values: named('template') }),
  ];
  const secrets = JSON.stringify(params).includes('$secret.')
    ? await context.db.query<{ name: string }>('select name from flow_secret where site_id = current_site()')
    : [];
  const { app, site } = context;
  const active = activePlugins(app.registry, site.plugins);
  const document = app.registry.plugins.flatMap(({ manifest, documents }) =>
    active.has(manifest.id) ? documents.map(({ folder }) => folder) : [],
  );
  const roles = [...roleNames, ...siteRoles(app.registry, site).keys()];
  return { things: { flow, mailTemplate, document, roles }, secrets: secrets.map(({ name }) => name) };
}

/** Those of the values that the records of a service have. */
async function readPresent(
  context: RecordsContext,
  { service, field, values }: { service: CoreService; field: string; values: string[] },
): Promise<string[]> {
  const stored = context.collections.serving(service);
  if (!stored || values.length === 0) return [];
  const asSystem = { ...context, actor: systemActor };
  const filter = { [field]: { $in: values } };
  const { data } = await findRecords(asSystem, stored.collection.name, { filter, limit: 200 });
  return data.map((record) => String(record[field]));
}
