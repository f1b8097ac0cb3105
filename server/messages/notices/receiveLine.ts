import { isJsonObject, type JsonObject } from '../../../schemas/index.ts';
import type { RecordParts } from '../../records/context/recordParts.ts';
import type { Visit } from '../../sites/visit.ts';
import { findGateway } from '../gateways/gatewayRows.ts';
import { gatewayUnknown } from '../gateways/gateways.errors.ts';
import { isFromLine } from '../gateways/lineGateway.ts';
import { linkLine } from './noticePreferences.ts';

const mostEvents = 100;

/** What LINE sends about the site's channel: the codes by which people link their accounts. Anything unsigned is refused. */
export async function receiveLine(
  app: RecordParts,
  { db }: Pick<Visit, 'db'>,
  { body, signature }: { body: string; signature: string },
): Promise<void> {
  const gateway = await findGateway(app, db, 'line');
  if (!gateway?.secrets.secret || !isFromLine(gateway.secrets.secret, body, signature)) throw gatewayUnknown();
  for (const { code, lineUser } of listCodes(JSON.parse(body))) await linkLine(app, db, { code, lineUser });
}

function listCodes(message: unknown): { code: string; lineUser: string }[] {
  const events = isJsonObject(message) && Array.isArray(message.events) ? message.events.slice(0, mostEvents) : [];
  return events.filter(isJsonObject).flatMap((event: JsonObject) => {
    const { source, message: sent } = event;
    if (!isJsonObject(source) || !isJsonObject(sent)) return [];
    if (typeof source.userId !== 'string' || sent.type !== 'text' || typeof sent.text !== 'string') return [];
    return [{ code: sent.text.slice(0, 40), lineUser: source.userId.slice(0, 100) }];
  });
}
