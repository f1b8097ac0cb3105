import { Readable } from 'node:stream';
import { SalaError } from '../../../schemas/index.ts';
import { keyScope } from '../../identity/accounts.errors.ts';
import { refuseHeld } from '../../identity/refuseHeld.ts';
import { callUnknown } from '../../platform/errors/httpErrors.ts';
import { addressKey } from '../../platform/limits/rateLimits.ts';
import { activePlugins } from '../../plugins/pluginRegistry.ts';
import { payerOf } from '../../sites/payerOf.ts';
import type { Visit } from '../../sites/visit.ts';
import type { App } from '../app.ts';
import { readBody } from '../http/readBody.ts';
import { formType, readForm } from '../http/readForm.ts';
import { redirectToSignIn } from '../http/redirectToSignIn.ts';
import type { Handler, RoutedContext } from '../http/router.ts';
import type { Answer, Call, CallInput } from './defineCall.ts';
import type { Fields } from './fields.ts';
import { generalRefusals } from './generalRefusals.ts';
import { openChangeLog } from './openChangeLog.ts';
import { createInputReader } from './readCallInput.ts';
import { createBodyReader } from './readCases.ts';
import { guards } from './who.ts';
import { writePieces } from './writePieces.ts';

type AnyInput = CallInput<string, 'anyone', Fields, Fields>;

/** Runs a call: guard, rate limit, validation, handler, answer, in this order. */
export function answerCall(app: App, call: Call): Handler {
  const readQuery = call.query && createInputReader(call.query, 'query');
  const readHeaders = call.headers && createInputReader(call.headers, 'query');
  const readFields = call.body && createBodyReader(call.body, call.cases);
  const read = call.takes === formType ? readForm : readBody;
  const answer = async (http: RoutedContext) => {
    const { state: visit, params } = http;
    await admit(app, call, visit, params);
    const query = readQuery ? readQuery(http.query) : {};
    const headers = readHeaders ? readHeaders(pickHeaders(http, call)) : {};
    const body = readFields ? readFields(visit, await read(app, http, call.limits?.body)) : {};
    const { log: logChange, finish } = openChangeLog(call, visit, { params, query, body });
    const input = {
      app,
      visit,
      session: visit.session,
      params,
      query,
      headers,
      body,
      http,
      logChange,
    } as unknown as AnyInput; // checked just above
    const given = await watchRefusals(call, visit, () => (call.handle as (input: AnyInput) => Answer)(input));
    await finish(typeof given === 'object' ? given.data : undefined);
    send(http, call, given);
  };
  return call.link ? redirectRefusals(answer) : answer;
}

/** The headers that the definition names, as they are written there. */
function pickHeaders(http: RoutedContext, { headers = {} }: Call): Record<string, string> {
  const names = Object.keys(headers).map((name) => name.replace(/\?$/, ''));
  return Object.fromEntries(names.flatMap((name) => (http.get(name) === '' ? [] : [[name, http.get(name)]])));
}

/** Links contain secrets: they are never cached, and the Referer header is not sent on. */
function redirectRefusals(answer: (http: RoutedContext) => Promise<void>): Handler {
  return async (http) => {
    http.set({ 'Cache-Control': 'no-store', 'Referrer-Policy': 'no-referrer' });
    try {
      await answer(http);
    } catch (error) {
      if (!(error instanceof SalaError)) throw error;
      redirectToSignIn(http, error);
    }
  };
}

/** Refuses a caller who is not permitted by the definition, before the body is read. */
export async function admit(app: App, call: Call, visit: Visit, params: Record<string, string>): Promise<void> {
  if (call.anySite) return;
  if (call.plugin && !activePlugins(app.registry, visit.site.plugins).has(call.plugin))
    throw callUnknown({ method: call.method.toUpperCase(), path: call.path });
  const { session } = visit;
  refuseHeld(session, call.while);
  if (session?.apiKey && !reaches(session.apiKey.collections, call, params)) throw keyScope();
  guards[call.who].check(visit);
  const { rate, budget } = call.limits ?? {};
  if (rate) await app.limits.consume((!session && rate.visitors) || rate.name, countedBy(visit, rate.per));
  if (budget) await app.budgets.spend(budget, payerOf(visit));
}

function reaches(scopes: readonly string[], { keys }: Call, params: Record<string, string>): boolean {
  if (keys === undefined) return false;
  return (
    keys === '' || scopes.includes('*') || scopes.includes(keys === '{collection}' ? (params.collection ?? '') : keys)
  );
}

function countedBy({ site, session, address }: Visit, per: 'address' | 'person' | 'visitor'): string {
  const person = per === 'address' ? undefined : session?.userId;
  return `${site.id} ${person ?? addressKey(address)}`;
}

/** Logged with the call and the code; tests fail on it. */
export const undeclaredRefusal = 'a refusal that the definition of the call does not name';

export async function watchRefusals<Result>(
  call: Call,
  visit: Visit,
  work: () => Result | Promise<Result>,
): Promise<Result> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof SalaError && !isDeclared(call, error.code)) {
      visit.log.warn({ call: call.id, code: error.code }, undeclaredRefusal);
    }
    throw error;
  }
}

function isDeclared(call: Call, code: string): boolean {
  return [...generalRefusals, ...(call.errors ?? [])].some(({ definition }) => definition.code === code);
}

function send(http: RoutedContext, call: Call, answer: Answer): void {
  // What anyone may ask is answered to each by their own rights.
  const cache = call.cache ?? (call.who === 'anyone' && !http.state.session ? undefined : 'private, no-store');
  if (cache && !http.response.get('Cache-Control')) http.set('Cache-Control', cache);
  if (call.status === 204) http.status = 204;
  if (answer === undefined) return;
  if (typeof answer === 'string') {
    http.type = call.file ?? 'text/plain';
    http.body = answer;
    return;
  }
  const status = answer.status ?? call.status ?? 200;
  http.status = status;
  // As text: an object would be written as JSON twice, once only to know whether it is long enough to compress.
  if (!http.type) http.type = 'json';
  const whole = { status, ...answer };
  http.body = call.long ? Readable.from(writePieces(whole)) : JSON.stringify(whole);
}
