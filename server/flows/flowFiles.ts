import { checkFlow } from '../../engine/flow/checkFlow.ts';
import { flowInvalid } from '../../engine/flow/flow.errors.ts';
import { defineError, type FlowFile, type JsonObject } from '../../schemas/index.ts';
import { actorOf } from '../records/context/actor.ts';
import type { RecordParts } from '../records/context/recordParts.ts';
import { openRecords } from '../records/openRecords.ts';
import type { SignedInVisit } from '../sites/visit.ts';
import { flowUnknown } from './runs/flows.errors.ts';

export const flowFileUnreadable = defineError('flow_file_unreadable', 422, {
  th: 'ไฟล์นี้ไม่ใช่โฟลว์ของ Sala หรือเป็นรุ่นที่ใหม่กว่า',
  en: 'This file is no flow of Sala, or one of a newer version.',
});

/** A flow as a file: what it does, without its runs, secrets and addresses. */
export async function exportFlow(app: RecordParts, visit: SignedInVisit, id: string): Promise<FlowFile> {
  const { records, flows } = await openFlows(app, visit);
  const [flow] = (await records.find(flows, { filter: { id }, limit: 1 })).data;
  if (!flow) throw flowUnknown();
  const { title, description, roles, definition } = flow;
  return {
    ...{ sala: 'flow', version: 1, title: String(title) },
    ...(typeof description === 'string' && { description }),
    ...(Array.isArray(roles) && { roles: roles.map(String) }),
    definition: definition as unknown as FlowFile['definition'], // as it was checked when it was stored
  };
}

/** Makes a flow of a file, switched off until somebody has looked at it. A file that cannot run here is refused, with each fault. */
export async function importFlow(app: RecordParts, visit: SignedInVisit, file: JsonObject): Promise<{ id: string }> {
  const { title, description, roles = [], definition = null } = file;
  const isFlow = file.sala === 'flow' && file.version === 1 && typeof title === 'string' && title.trim() !== '';
  if (!isFlow || !Array.isArray(roles)) throw flowFileUnreadable();
  const faults = checkFlow(definition);
  if (faults.length > 0) throw flowInvalid(faults);
  const { records, flows } = await openFlows(app, visit);
  const data = {
    title,
    ...(typeof description === 'string' && { description }),
    roles: roles.map(String),
    definition,
    enabled: false,
  };
  const { record } = await records.create(flows, data);
  return { id: String(record.id) };
}

async function openFlows(app: RecordParts, visit: SignedInVisit) {
  const records = await openRecords(app, { siteId: visit.site.id, actor: actorOf(visit), language: visit.language });
  const flows = records.context.collections.serving('flows')?.collection.name;
  if (!flows) throw flowUnknown();
  return { records, flows };
}
