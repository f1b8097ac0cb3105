import { siteOrigin } from '../../pages/seo/siteOrigin.ts';
import type { LoadedPlugin } from '../../plugins/loadedPlugin.ts';
import { activePlugins } from '../../plugins/pluginRegistry.ts';
import { actorOf } from '../../records/context/actor.ts';
import { openRecords } from '../../records/openRecords.ts';
import type { Visit } from '../../sites/visit.ts';
import type { App } from '../app.ts';
import { type CallGroup, defineCall } from '../call/defineCall.ts';
import { renderDocs } from '../openapi/renderDocs.ts';
import { writeDescription } from '../openapi/writeDescription.ts';

const cache = 'private, no-store';

/** The descriptions of the API. They include themselves, so the list is read only when it is complete. */
export function createDescriptionCalls(
  listGroups: (plugins: readonly LoadedPlugin[]) => readonly CallGroup[],
): CallGroup {
  return {
    name: 'Description',
    title: { th: 'คำอธิบาย API', en: 'The description of the API' },
    calls: [
      defineCall({
        id: 'readOpenApi',
        method: 'get',
        path: '/api/openapi.json',
        summary: { th: 'คำอธิบายนี้สำหรับเครื่อง', en: 'This description, for machines' },
        who: 'anyone',
        keys: 'openapi.json',
        file: 'application/json',
        cache,
        handle: async ({ app, visit, http }) => {
          http.type = 'application/json';
          http.body = (await describeApi(app, visit, listGroups(pluginsOf(app, visit)))).json();
        },
      }),
      defineCall({
        id: 'readDocs',
        method: 'get',
        path: '/api/docs',
        summary: { th: 'คำอธิบายนี้สำหรับคน', en: 'This description, for people' },
        who: 'anyone',
        keys: 'docs',
        file: 'text/html',
        cache,
        handle: async ({ app, visit, http }) => {
          const { language, site } = visit;
          const written = await describeApi(app, visit, listGroups(pluginsOf(app, visit)));
          const { nonce } = http.state;
          return renderDocs(written.docs(), { title: site.name, language, nonce, fonts: app.assets.fonts });
        },
      }),
    ],
  };
}

function pluginsOf({ registry }: App, { site }: Visit): LoadedPlugin[] {
  const active = activePlugins(registry, site.plugins);
  return registry.plugins.filter(({ manifest }) => active.has(manifest.id));
}

async function describeApi(app: App, visit: Visit, groups: readonly CallGroup[]) {
  const { site, language } = visit;
  const { context } = await openRecords(app, { siteId: site.id, actor: actorOf(visit), language });
  return writeDescription({
    groups,
    version: app.version,
    title: site.name,
    origin: siteOrigin(visit),
    language,
    context,
  });
}
