import type { JsonObject } from '../../../schemas/index.ts';
import { buildOpenApi, type Described, describeCollections } from './buildOpenApi.ts';
import { renderDocsBody } from './renderDocs.ts';

/** A description of the API as it is sent, each form made when it is first asked for. */
interface WrittenDescription {
  json(): Buffer;
  /** The reference for people, as the body of a page. */
  docs(): string;
}

/** One of a large site takes three megabytes, and each role has its own. */
const mostKept = 12;
const kept = new Map<string, WrittenDescription>();

/** Writing a description takes a tenth of a second and more, so that one is written for all who may see the same. */
export function writeDescription(about: Described): WrittenDescription {
  const collections = describeCollections(about);
  const calls = about.groups.flatMap((group) => group.calls);
  const { language, title, version, origin } = about;
  const key = JSON.stringify([language, title, version, origin, ...[...calls, ...collections].map(identify)]);
  const written = kept.get(key) ?? prepare(() => buildOpenApi(about, collections), about);
  // The one that was asked for longest ago goes first.
  kept.delete(key);
  kept.set(key, written);
  for (const oldest of kept.keys()) if (kept.size > mostKept) kept.delete(oldest);
  return written;
}

function prepare(build: () => JsonObject, { language }: Described): WrittenDescription {
  let json: Buffer | undefined;
  let docs: string | undefined;
  return {
    json: () => {
      json ??= Buffer.from(JSON.stringify(build()));
      return json;
    },
    docs: () => {
      docs ??= renderDocsBody(build(), language);
      return docs;
    },
  };
}

const identities = new WeakMap<object, number>();
let identified = 0;

/** Calls and what is said of collections stay the same objects for as long as they stay the same. */
function identify(one: object): number {
  const known = identities.get(one) ?? ++identified;
  identities.set(one, known);
  return known;
}
