import fc from 'fast-check';
import type { Json, JsonObject, Layout } from '../../schemas/index.ts';

const uid = fc.oneof(
  { weight: 6, arbitrary: fc.stringMatching(/^[A-Za-z0-9_-]{1,8}$/) },
  { weight: 1, arbitrary: fc.constantFrom('same', 'ROOT', '__proto__', 'constructor', '7') },
);
// No key holds a backslash: after `JSON.parse('{"a":1,"\\\\":1}')` Node 24.21 reads `{"a":1,"\\"":1}` with the key of the former.
const noBackslash = (text: string) => text.replaceAll('\\', '/');
// Through JSON once, like a stored layout: no -0, no undefined.
const json = fc.json({ maxDepth: 2 }).map((text): Json => JSON.parse(text.replaceAll('\\\\', '/')));
const unknown = fc.dictionary(fc.string({ maxLength: 8 }).map(noBackslash), json, { maxKeys: 3 });

const { row } = fc.letrec<{ row: JsonObject; column: JsonObject; object: JsonObject }>((tie) => ({
  row: shuffled({ uid, columns: fc.array(tie('column'), { maxLength: 3 }) }, { tab: uid, col: fc.nat(12) }),
  column: shuffled(
    { uid, objects: fc.array(tie('object'), { maxLength: 3 }) },
    { size: fc.integer({ min: 1, max: 12 }) },
  ),
  object: fc.oneof(
    { depthSize: 'small', withCrossShrink: true },
    shuffled({ uid, type: fc.constantFrom('header', 'button', 'left-over-of-another-system') }, { v: fc.nat(9) }),
    shuffled({ uid, type: fc.constant('table') }, { rows: json }),
    shuffled(
      { uid, type: fc.constantFrom('card', 'tabs') },
      { rows: fc.array(tie('row'), { maxLength: 3 }), panels: fc.array(fc.record({ uid, title: fc.string() })) },
    ),
  ),
}));

/** Layouts with nested containers, unknown widgets and keys, repeated uids, and keys in any order. */
export const arbitraryLayout = shuffled(
  { version: fc.constant(1), kind: fc.constantFrom('page', 'form'), rows: fc.array(row, { maxLength: 4 }) },
  { settings: unknown, tabs: fc.array(fc.record({ uid, title: fc.string() }), { maxLength: 3 }) },
).map((layout) => layout as unknown as Layout);

/** Objects with these keys and some unknown ones, in random order. */
function shuffled(
  required: Record<string, fc.Arbitrary<Json>>,
  optional: Record<string, fc.Arbitrary<Json>>,
): fc.Arbitrary<JsonObject> {
  const known = fc.record({ ...required, ...optional }, { requiredKeys: Object.keys(required) });
  return fc.tuple(known, unknown, fc.infiniteStream(fc.nat())).map(([own, others, order]) => {
    const entries = Object.entries({ ...others, ...own });
    const ranked = entries.map((entry) => ({ entry, rank: order.next().value ?? 0 }));
    return Object.fromEntries(ranked.sort((a, b) => a.rank - b.rank).map(({ entry }) => entry));
  });
}
