import type { JsonObject } from '../../../schemas/index.ts';
import type { Visit } from '../../sites/visit.ts';
import type { App } from '../app.ts';
import { admit, watchRefusals } from './answerCall.ts';
import type { Answer, Call, CallInput } from './defineCall.ts';
import type { Fields } from './fields.ts';
import { createInputReader, type ReadInput } from './readCallInput.ts';

type AskedInput = Omit<CallInput<string, 'anyone', Fields, Fields>, 'http' | 'logChange'>;

/** Lets data sources of plugins make calls by id: same guard, same validation, same refusals as over HTTP. */
export function createAsk(app: App, calls: readonly Call[]) {
  const asked = new Map<string, { call: Call; readQuery: ReadInput }>();
  for (const call of calls)
    if (call.asked) asked.set(call.id, { call, readQuery: createInputReader(call.query ?? {}, 'query') });
  return async (visit: Visit, id: string, given: JsonObject): Promise<unknown> => {
    const found = asked.get(id);
    if (!found) throw new Error(`there is no call "${id}" that may be asked from inside`);
    const { call, readQuery } = found;
    const params = Object.fromEntries(
      [...call.path.matchAll(/:(\w+)/g)].map(([, name = '']) => [name, readParam(given[name])]),
    );
    await admit(app, call, visit, params);
    const input: AskedInput = {
      app,
      visit,
      session: visit.session,
      params,
      query: readQuery(given),
      headers: {},
      body: {},
    };
    return watchRefusals(call, visit, () => (call.handle as (input: AskedInput) => Answer)(input)); // calls from inside read: they need neither `http` nor `logChange`
  };
}

function readParam(value: unknown): string {
  return typeof value === 'string' ? value : '';
}
