import type { Api } from './createApi.ts';

/**
 * Each JSON call, `'GET /api/people/{id}': { params, query, body, answer, errors }`. Empty here: `calls.types.d.ts`, written by
 * `npm run types` from the definitions of the calls, adds them; `npm run types -- --url` writes those of a running site.
 */
// biome-ignore lint/suspicious/noEmptyInterface: filled by declaration merging
export interface Calls {}

/** What a call takes. */
type Given<Call> = Omit<Call, 'answer' | 'errors'>;
type Answer<Call> = Call extends { answer: infer Type } ? Type : never;
type Arguments<Call> = Partial<Given<Call>> extends Given<Call> ? [given?: Given<Call>] : [given: Given<Call>];

interface Sent {
  params?: Record<string, string>;
  query?: Record<string, unknown>;
  body?: unknown;
}

/** The typed way to calls: `call('PUT /api/people/{id}/role', { params: { id }, body: { role } })`. */
export function createCalls<Known = Calls>(api: Api) {
  return <Name extends keyof Known & string>(name: Name, ...[given]: Arguments<Known[Name]>) => {
    const [method = 'GET', path = ''] = name.split(' ');
    const { params = {}, query, body }: Sent = given ?? {};
    const named = path.replace(/\{(\w+)\}/g, (_, param: string) => encodeURIComponent(params[param] ?? ''));
    const search = writeQuery(query);
    return api<Answer<Known[Name]>>(search ? `${named}?${search}` : named, { method: method as 'GET', body }); // as the name says
  };
}

function writeQuery(query: Record<string, unknown> = {}): string {
  const given = Object.entries(query).filter(([, value]) => value !== undefined);
  return new URLSearchParams(given.map(([name, value]) => [name, String(value)])).toString();
}
