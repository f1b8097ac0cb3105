import type { Json, Text } from '../../../schemas/index.ts';
import type { Hold } from '../../identity/refuseHeld.ts';
import type { BudgetName, LimitName } from '../../platform/config/limitTable.ts';
import type { ChangeLog } from '../../sites/audit/writeAudit.ts';
import type { Session, SignedInVisit, Visit } from '../../sites/visit.ts';
import type { App } from '../app.ts';
import type { Context } from '../http/context.ts';
import type { Audit } from './auditCall.ts';
import type { Field, Fields, Input } from './fields.ts';
import type { Who } from './who.ts';

type ParamNames<Path extends string> = Path extends `${string}:${infer Name}/${infer Rest}`
  ? Name | ParamNames<`/${Rest}`>
  : Path extends `${string}:${infer Name}`
    ? Name
    : never;

/** The input of a handler: everything validated against the definition. */
export interface CallInput<
  Path extends string,
  Caller extends Who,
  Query extends Fields,
  Body extends Fields,
  Headers extends Fields = Record<never, never>,
> {
  app: App;
  visit: Caller extends 'anyone' ? Visit : SignedInVisit;
  session: Caller extends 'anyone' ? Session | null : Session;
  params: Record<ParamNames<Path>, string>;
  query: Input<Query>;
  body: Input<Body>;
  headers: Input<Headers>;
  /** Writes the row of `audit` in the transaction of the change. A handler that changes something in our database passes it on. */
  logChange: ChangeLog;
  /** For calls that stream, redirect or set headers; absent when a plugin makes the call from inside. */
  http: Context;
}

/** A refusal made by `defineError`, with its code and status. */
export interface Refusal {
  definition: { code: string; status: number };
}

/** `head` is answered by each `get`. */
type CallMethod = 'get' | 'post' | 'put' | 'patch' | 'delete' | 'options';

/** The public description of a call, for Sala's own calls and those of plugins. */
export interface CallTerms<Caller extends Who = Who, Query extends Fields = Fields, Body extends Fields = Fields> {
  method: CallMethod;
  summary: Text;
  /** What its parameters mean, by name, where the common meanings (`parameterTexts`) do not say it. */
  parameters?: Readonly<Record<string, Text>>;
  who: Caller;
  /** The scope that an API key needs (`{collection}`: the one in the path). Without it no key may make the call. */
  keys?: string;
  query?: Query;
  /** Fields of the JSON body, or of the form named by `takes`. */
  body?: Body;
  /** `data` of the answer. */
  answer?: Field<unknown>;
  /** Fields of the answer beside `data`. */
  beside?: Fields;
  /** The media type of an answer that is not JSON. */
  file?: string;
  /** 204 and redirects have no body. */
  status?: 200 | 201 | 202 | 204 | 302 | 303;
  /** The refusals of this call, beside the general ones (`generalRefusals`). */
  errors?: readonly Refusal[];
  /** What the audit log keeps of it once it succeeded, or why it keeps nothing; every call but a `get` says so. */
  audit?: Audit;
  /** `Cache-Control` of a successful answer; guarded calls are private by default. */
  cache?: string;
  example?: { body?: Json; answer?: Json };
}

/** Further requirements of a call, chosen by the value of one field of its body. */
export interface Cases {
  /** The field, which is an enum. */
  by: string;
  /** The value of the field when it is missing. */
  otherwise?: string;
  of: Readonly<Record<string, Case>>;
}

interface Case {
  /** Who may make the call in this case, among those whom `who` of the call lets in. */
  who?: Who;
  /** Fields that are required in this case. */
  body?: Fields;
}

/** One call of the API: the only place for its routing, guard, keys, validation, limits and description. */
export interface CallDefinition<
  Path extends string = string,
  Caller extends Who = Who,
  Query extends Fields = Fields,
  Body extends Fields = Fields,
  Headers extends Fields = Fields,
> extends CallTerms<Caller, Query, Body> {
  /** Its operation id: `listPeople`. */
  id: string;
  /** `/api/people/:id` */
  path: Path;
  /** Headers of the request, read like the query. */
  headers?: Headers;
  /** Headers of a successful answer, which the handler sets. */
  sets?: Fields;
  /** Restricted sessions that may still make the call. */
  while?: readonly Hold[];
  /**
   * The media type of a body that is not JSON. A form (`formType`) is parsed like JSON; for others the handler reads
   * `http.req`.
   */
  takes?: string;
  /** Further requirements, chosen by the value of one field of the body. */
  cases?: Cases;
  limits?: {
    /** Largest body; 1mb by default. */
    body?: string;
    /** Each request uses one point of this limit, counted per address, per person, or either. */
    rate?: {
      name: LimitName;
      per: 'address' | 'person' | 'visitor';
      /** Another limit for callers who are not signed in. */
      visitors?: LimitName;
    };
    /** One request is one point of this budget: of the person or their address, and of the site. */
    budget?: BudgetName;
  };
  /** Its answer may be megabytes, and is written piece by piece. */
  long?: true;
  /** Opened as a link by browsers: refusals redirect to the sign-in page with their code. */
  link?: true;
  /** Available only on sites where this plugin is enabled. */
  plugin?: string;
  /** Pages of other sites may post it: the handler checks where the post comes from. Not for calls of plugins. */
  crossSite?: true;
  /** Runs before a site is found: there is no visit. */
  anySite?: true;
  /** Data sources of plugins may make it from inside. */
  asked?: true;
  /** The text of a `file`, or `data` and fields beside it; nothing when the handler answered through `http`. */
  handle: (input: CallInput<Path, Caller, Query, Body, Headers>) => Answer | Promise<Answer>;
}

/** `status` is for answers that are not refusals but have another status than the definition. */
export interface JsonAnswer {
  data?: unknown;
  status?: number;
  [beside: string]: unknown;
}

// biome-ignore lint/suspicious/noConfusingVoidType: handlers that answer by themselves return nothing
export type Answer = JsonAnswer | string | undefined | void;

/** A call without its type parameters. */
export type Call = CallDefinition;

export interface CallGroup {
  name: string;
  title: Text;
  calls: Call[];
}

/** Types a call without changing it. */
export function defineCall<
  const Path extends string,
  const Caller extends Who,
  Query extends Fields = Record<never, never>,
  Body extends Fields = Record<never, never>,
  Headers extends Fields = Record<never, never>,
>(call: CallDefinition<Path, Caller, Query, Body, Headers>): Call {
  return call as unknown as Call; // the handler only receives what the definition permitted
}
