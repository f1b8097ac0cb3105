import type { CallerContext } from '../../plugins/door/pluginContext.ts';
import type { CallInput, CallTerms, JsonAnswer } from './defineCall.ts';
import type { Fields } from './fields.ts';
import type { Who } from './who.ts';

/** The parts of a plugin's call that are the same as in Sala's own. */
export const termNames = [
  'method',
  'summary',
  'parameters',
  'who',
  'keys',
  'query',
  'body',
  'answer',
  'beside',
  'file',
  'status',
  'errors',
  'audit',
  'cache',
  'example',
] as const satisfies (keyof CallTerms)[];

/** The input of a plugin's handler: the visitor with the records they may use, and the validated input. */
export type PluginCallInput<Path extends string, Query extends Fields, Body extends Fields> = CallerContext &
  Pick<CallInput<Path, Who, Query, Body>, 'params' | 'query' | 'body'>;

type PluginAnswer = JsonAnswer | string;

/** A call of a plugin: `server/calls/<id>.ts` exports it as `call`. */
export interface PluginCall<Path extends string = string, Query extends Fields = Fields, Body extends Fields = Fields>
  extends CallTerms<Who, Query, Body> {
  method: 'get' | 'post' | 'put' | 'delete';
  /** The name of its file; its operation id has the plugin's in front: `libraryLendBook`. */
  id: string;
  /** The path after `/api/x/<plugin>`: `/books/:id`. */
  path: Path;
  /** Largest body; 1mb by default. */
  limits?: { body?: string };
  /** Answers `{ data }`, or the text of a `file`. */
  handle: (input: PluginCallInput<Path, Query, Body>) => PluginAnswer | Promise<PluginAnswer>;
}

/** Types a call of a plugin without changing it. */
export function definePluginCall<
  const Path extends string,
  Query extends Fields = Record<never, never>,
  Body extends Fields = Record<never, never>,
>(call: PluginCall<Path, Query, Body>): PluginCall {
  return call as unknown as PluginCall; // the handler only receives what the definition permitted
}
