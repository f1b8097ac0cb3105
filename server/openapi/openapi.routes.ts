import type { JsonObject } from '../../schemas/index.ts';
import type { App } from '../app/app.ts';
import type { Context } from '../http/context.ts';
import type { Router } from '../http/router.ts';
import { actorOf } from '../records/actor.ts';
import { openRecords } from '../records/openRecords.ts';
import { buildOpenApi } from './buildOpenApi.ts';
import { renderDocs } from './renderDocs.ts';

/** The API described for whoever asks: for machines as OpenAPI, for people as a page. */
export function addOpenApiRoutes(router: Router, app: App): void {
  router.get('/api/openapi.json', async (context) => {
    context.body = await describeApi(app, context);
  });

  router.get('/api/docs', async (context) => {
    const { language, nonce } = context.state;
    context.type = 'html';
    context.body = renderDocs(await describeApi(app, context), { language, nonce, fonts: app.assets.fonts });
  });
}

async function describeApi(app: App, context: Context): Promise<JsonObject> {
  const { site, language } = context.state;
  const { context: records } = await openRecords(app, { siteId: site.id, actor: actorOf(context), language });
  return buildOpenApi({
    version: app.version,
    title: site.name,
    language,
    actor: records.actor,
    collections: records.collections.all(),
  });
}
