import { type FlowFacts, fillValue } from '../../../engine/flow/fillParams.ts';
import { flowRefused } from '../../../engine/flow/flow.errors.ts';
import { keepsHost } from '../../../engine/flow/keepsHost.ts';
import { isHeader, isOwnHeader } from '../../../engine/flow/paramFormats.ts';
import { chosenHost, keepsSecrets } from '../../../engine/flow/secretNames.ts';
import { type FlowStep, flowLimits, isJsonObject, type Json, type Text } from '../../../schemas/index.ts';
import { urlFaults } from '../../messages/webhooks/urlFaults.ts';
import type { TenantDb } from '../../platform/db/tenantDb.ts';
import { OutgoingFailure } from '../../platform/outgoing/outgoingRules.ts';
import { type OutgoingAnswer, type OutgoingRequest, sendOutgoing } from '../../platform/outgoing/sendOutgoing.ts';
import type { RecordParts } from '../../records/context/recordParts.ts';
import { flowRequestFailed } from '../runs/flows.errors.ts';
import { fillRequest, mapTexts } from '../starts/fillRequest.ts';

const mostBytes = 64_000;
const lasting = new Set(['url', 'https', 'port', 'address']);

/** Sends the request of a step. The receiver can tell a repeated attempt by its `Idempotency-Key`. */
export async function sendRequestStep(
  app: RecordParts,
  db: TenantDb,
  { step, facts, once, timeout }: { step: FlowStep; facts: FlowFacts; once: string; timeout: number },
): Promise<Json> {
  requireHost(step, facts);
  const { params, secrets } = await fillRequest(app, db, { template: step.params ?? {}, facts });
  const { url, method = 'GET', headers = {}, body } = params;
  const text = body === undefined || body === null ? undefined : typeof body === 'string' ? body : JSON.stringify(body);
  const sent: Record<string, string> = {
    ...(text !== undefined && { 'content-type': 'application/json' }),
    ...readHeaders(headers),
    'idempotency-key': once,
  };
  if (text !== undefined && sent['content-type']?.startsWith('application/json')) requireJson(text);
  const answer = await send(app, {
    url: String(url),
    method: method as OutgoingRequest['method'], // checked with the definition
    headers: sent,
    ...(text !== undefined && { body: text }),
    timeoutMs: Math.min(timeout, flowLimits.timeout) * 1000,
    mostBytes,
  });
  const shown = { status: answer.status, body: readBody(answer.text), ...(!answer.whole && { cut: true }) };
  return mask(shown, secrets);
}

function requireHost({ params = {} }: FlowStep, facts: FlowFacts): void {
  // Also where it was published before that was checked.
  if (!keepsSecrets(params)) throw flowRefused(chosenHost);
  const isKept = typeof params.url !== 'string' || keepsHost(params.url, (found) => String(fillValue(found, facts)));
  if (!isKept)
    throw flowRefused({
      th: 'ค่าที่ใส่ในที่อยู่เปลี่ยนชื่อเครื่องปลายทาง ให้ปิดชื่อเครื่องด้วย / ก่อนใส่ค่า',
      en: 'a value in the address would change its host: end the host with a slash before it',
    });
}

async function send(app: RecordParts, request: OutgoingRequest): Promise<OutgoingAnswer> {
  try {
    const answer = await sendOutgoing(app.config.outgoing, request);
    if (answer.status < 400) return answer;
    const isLasting = answer.status < 500 && ![408, 425, 429].includes(answer.status);
    throw fail({ th: `ปลายทางตอบ ${answer.status}`, en: `the answer was ${answer.status}` }, isLasting);
  } catch (error) {
    if (error instanceof OutgoingFailure) throw fail(urlFaults[error.reason], lasting.has(error.reason));
    throw error;
  }
}

/** A text that was put together by hand and is no JSON never leaves. */
function requireJson(text: string): void {
  try {
    JSON.parse(text);
  } catch {
    throw flowRefused({ th: 'ข้อมูลที่จะส่งไม่ใช่ JSON ที่ถูกต้อง', en: 'what it would send is not valid JSON' });
  }
}

/** What lasts is not tried again. */
function fail(why: Text, isLasting: boolean) {
  return isLasting ? flowRefused(why) : flowRequestFailed({ ...why });
}

function readHeaders(headers: Json): Record<string, string> {
  if (!isJsonObject(headers)) return {};
  const entries = Object.entries(headers).map(([name, value]) => [name.toLowerCase(), String(value)] as const);
  const bad = entries.find(([name, value]) => !isHeader(name, value));
  if (bad) throw flowRefused({ th: 'ส่วนหัวของคำขอไม่ถูกต้อง', en: 'a header of the request is not valid' });
  return Object.fromEntries(entries.filter(([name]) => !isOwnHeader(name)));
}

function readBody(text: string): Json {
  try {
    return JSON.parse(text) as Json; // whatever was answered
  } catch {
    return text;
  }
}

/** A receiver that repeats a secret does not put it into the log of the run. */
function mask(value: Json, secrets: ReadonlyMap<string, string>): Json {
  return mapTexts(value, (text) =>
    [...secrets.values()].reduce((shown, secret) => shown.replaceAll(secret, '•••'), text),
  );
}
