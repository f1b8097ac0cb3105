import { readCollectionName } from '../../engine/collection/collectionNames.ts';
import { readText } from '../../schemas/index.ts';
import type { App } from '../app/app.ts';
import type { Context } from '../http/context.ts';
import { readBody } from '../http/readBody.ts';
import type { Router } from '../http/router.ts';
import { actorOf } from './actor.ts';
import { openRecords } from './openRecords.ts';
import { checkNumber, previewPattern, resetSequence } from './previewNumbers.ts';

/** What the next number of a module will be, without giving it; beginning its sequence anew; whether a code is of it. */
export function addNumberRoutes(router: Router, app: App): void {
  const open = async (context: Context) => {
    const actor = actorOf(context);
    const { site, language } = context.state;
    const { context: records } = await openRecords(app, { siteId: site.id, actor, language });
    return { records, module: readCollectionName(context.params.module ?? '') };
  };

  router.get('/api/code-preview/:module', async (context) => {
    const { records, module } = await open(context);
    const params = Object.fromEntries(
      Object.entries(context.query).flatMap(([name, value]) => (typeof value === 'string' ? [[name, value]] : [])),
    );
    context.body = { status: 200, data: await previewPattern(records, module, params) };
  });

  router.post('/api/code-preview/:module/reset', async (context) => {
    const { records, module } = await open(context);
    context.body = { status: 200, data: await resetSequence(records, module) };
  });

  router.post('/api/code-preview/:module/check', async (context) => {
    const { code } = await readBody(context);
    const { records, module } = await open(context);
    const problems = await checkNumber(records, module, code);
    const texts = problems.map(({ message, ...problem }) => ({
      ...problem,
      message: readText(message, context.state.language),
    }));
    context.body = { status: 200, data: { valid: texts.length === 0, problems: texts } };
  });
}
