import { isOwnPath } from '../../../engine/content/isOwnPath.ts';
import { type FieldProblem, readSubmission } from '../../../engine/layout/form/readSubmission.ts';
import { readPageFacts } from '../../../engine/layout/reading/pageFacts.ts';
import { validationFailed } from '../../../engine/record/recordErrors.ts';
import type { JsonObject, Layout } from '../../../schemas/index.ts';
import { attachFormFiles, resolveFormFiles } from '../../files/formFiles.ts';
import { wakeMailer } from '../../messages/mail/mailQueue.ts';
import { flowTopic } from '../../records/tell/noteFlowStarts.ts';
import type { Visit } from '../../sites/visit.ts';
import type { PreparedLayout } from '../data/prepareFound.ts';
import { findRoute } from '../find/findPage.ts';
import { parseAddress } from '../find/readAddress.ts';
import type { PageParts } from '../pageParts.ts';
import { findForm } from './findForm.ts';
import { readMailTo } from './mailSubmission.ts';
import { storeSubmission } from './storeSubmission.ts';

export interface SentForm {
  key: string;
  values: JsonObject;
  /** The URL of the page where the form was filled in. */
  path?: string;
}

/** Checks and stores a form. Fields and rules come from the published layout, never from the request. */
export async function sendForm(app: PageParts, visit: Visit, { key, values, path }: SentForm) {
  const form = await findForm(app, visit, { key, path });
  const { layout, publishers } = form;
  const settled = await resolveFormFiles(app, visit, { key, layout, values });
  const checked = checkValues(app, form, settled);
  const stored = await storeSubmission(app, visit, { key, layout, publishers, ...checked });
  const { record, collection, run } = stored;
  const next = stored.path ?? readThanks(layout);
  if (run) await app.queue.publish(flowTopic, {});
  if (readMailTo(layout).length > 0) await wakeMailer(app);
  await attachFormFiles(app, visit.site.id, settled.files, { collection, id: String(record.id) });
  const { id, state, created_at } = record;
  // Without a next page the form leads nowhere.
  return { id, state, created_at, ...(next && isPage(app, visit, next) ? { next } : {}), ...(run && { run }) };
}

/** The page of this site that its settings lead to. */
function readThanks({ settings }: Layout): string | undefined {
  const { thanks } = settings as JsonObject; // a layout is stored as JSON
  return typeof thanks === 'string' && isOwnPath(thanks) ? thanks : undefined;
}

function isPage(app: PageParts, visit: Visit, address: string): boolean {
  const parsed = parseAddress(address);
  return parsed !== undefined && findRoute(app, visit, parsed.pathname) !== undefined;
}

function checkValues(
  app: PageParts,
  { layout, scope }: PreparedLayout,
  { values, problems: fileProblems }: { values: JsonObject; problems: FieldProblem[] },
) {
  const { data, problems, answers, shown } = readSubmission({
    layout,
    values,
    user: scope.session.user,
    facts: readPageFacts(scope),
    findDefinition: (type) => app.registry.widget(type)?.definition,
  });
  const all = [...problems, ...fileProblems];
  if (all.length > 0) throw validationFailed(all);
  return { data, answers, shown };
}
