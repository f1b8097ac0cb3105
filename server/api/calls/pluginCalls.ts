import { suggestName } from '../../../engine/content/nearestName.ts';
import { faultIn, type PluginFault } from '../../../engine/plugin/names/pluginFault.ts';
import type { Text } from '../../../schemas/index.ts';
import { openCaller } from '../../pages/data/openCaller.ts';
import { type LoadedPlugin, toPascalCase } from '../../plugins/loadedPlugin.ts';
import { openVisitRecords } from '../../records/openVisitRecords.ts';
import type { Call, CallGroup, CallTerms } from '../call/defineCall.ts';
import type { Fields } from '../call/fields.ts';
import { type PluginCall, termNames } from '../call/pluginCall.ts';
import { compileFields } from '../call/readCallInput.ts';
import { guards } from '../call/who.ts';
import { finding, transiting } from './recordRefusals.ts';

/** The calls of plugins, one group per plugin. Each is available only where its plugin is enabled. */
export function listPluginGroups(plugins: readonly LoadedPlugin[]): CallGroup[] {
  return plugins.filter(({ calls }) => calls.length > 0).map(groupOnce);
}

const grouped = new WeakMap<LoadedPlugin, CallGroup>();

/** The same objects each time, by which what was written about a call is found again. */
function groupOnce(plugin: LoadedPlugin): CallGroup {
  const { manifest, calls } = plugin;
  const group = grouped.get(plugin) ?? {
    name: `x/${manifest.id}`,
    title: manifest.title,
    calls: calls.map((call) => wrapCall(manifest.id, call as PluginCall)), // as validated by `checkPluginCalls`
  };
  grouped.set(plugin, group);
  return group;
}

/** What is wrong with the calls that a plugin defines. */
export function checkPluginCalls({ calls }: LoadedPlugin): PluginFault[] {
  const places = new Set<string>();
  return calls.flatMap((given) => {
    const call = given as Partial<PluginCall>; // checked here
    const { id, method, path } = call;
    const place = `${method} ${path}`;
    const isSecond = places.size === places.add(place).size;
    const faults = [
      ...checkTerms(call),
      ...(isSecond ? [{ th: `ซ้ำกับอีกรายการที่ ${place}`, en: `is a second one at ${place}` }] : []),
    ];
    return faults.map((text) => faultIn(`server/calls/${String(id)}.ts`, '', text));
  });
}

function checkTerms({ id, method, path, who, summary, handle, query, body }: Partial<PluginCall>): Text[] {
  const guard = suggestName(String(who), Object.keys(guards));
  const terms: [boolean, Text][] = [
    [/^[a-z][A-Za-z0-9]*$/.test(id ?? ''), { th: 'ต้องมี id เช่น `countBooks`', en: 'needs an id such as `countBooks`' }],
    [
      ['get', 'post', 'put', 'delete'].includes(method ?? ''),
      { th: 'method เป็น get, post, put หรือ delete', en: 'needs a method: get, post, put or delete' },
    ],
    [
      /^(\/(:[a-z]\w*|[a-z][\w.-]*))+$/.test(path ?? ''),
      { th: 'ต้องมี path เช่น `/books/:id`', en: 'needs a path such as `/books/:id`' },
    ],
    [
      who !== undefined && Object.hasOwn(guards, who),
      { th: `who ไม่ได้บอกว่าใครเรียกได้${guard.th}`, en: `does not say in \`who\` who may make it${guard.en}` },
    ],
    [
      Boolean(summary) && typeof handle === 'function',
      { th: 'ต้องมี summary และ handle', en: 'needs a summary and a handler' },
    ],
  ];
  const fields = { query, body };
  const unreadable = (['query', 'body'] as const).flatMap((from) => tryFields(fields[from] ?? {}, from));
  return [...terms.filter(([isSound]) => !isSound).map(([, text]) => text), ...unreadable];
}

function tryFields(fields: Fields, from: 'query' | 'body'): Text[] {
  try {
    compileFields(fields, from);
    return [];
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    return [{ th: `${from} ใช้ไม่ได้: ${reason}`, en: `its ${from} is not valid: ${reason}` }];
  }
}

/** A plugin's call as a call of Sala; the plugin's handler receives its narrow context and nothing of the server. */
function wrapCall(plugin: string, call: PluginCall): Call {
  const terms = Object.fromEntries(termNames.map((part) => [part, call[part]])) as unknown as CallTerms; // all of them
  const name = toPascalCase(plugin);
  return {
    ...terms,
    id: `${name.charAt(0).toLowerCase()}${name.slice(1)}${toPascalCase(call.id)}`,
    path: `/api/x/${plugin}${call.path}`,
    plugin,
    // Its handler works on records, which refuse it as they refuse anybody.
    errors: [...(call.errors ?? []), ...finding, ...transiting],
    limits: { body: call.limits?.body },
    handle: async ({ app, visit, params, query, body }) => {
      const records = await openVisitRecords(app, visit);
      return call.handle({ ...openCaller(app, visit, records, plugin), params, query, body });
    },
  };
}
