import { Ajv2020 } from 'ajv/dist/2020.js';
import { type Layout, layoutSchema } from '../../schemas/index.ts';
import { layoutInvalid } from './layouts.errors.ts';

const validate = new Ajv2020({ allErrors: false, strict: false }).compile<Layout>(layoutSchema);

const limits = { bytes: 5_000_000, depth: 60, objects: 20_000 };

/** Refuses what is no layout, or one so large or deep that drawing it would hurt; keeps every byte of what it lets pass. */
export function checkLayout(input: unknown): Layout {
  // First, for what is deep enough exhausts the stack of whatever else looks at it.
  if (measureDepth(input, 0) > limits.depth) throw layoutInvalid({ what: `depth > ${limits.depth}` });
  if (JSON.stringify(input)?.length > limits.bytes) throw layoutInvalid({ what: `> ${limits.bytes / 1_000_000} MB` });
  if (!validate(input)) {
    const [first] = validate.errors ?? [];
    throw layoutInvalid(
      { what: `${first?.instancePath || '/'} ${first?.message ?? ''}` },
      validate.errors?.slice(0, 20),
    );
  }
  const repeated = findRepeatedUid(input);
  if (repeated) throw layoutInvalid({ what: `uid "${repeated}" ×2` });
  return input;
}

function measureDepth(value: unknown, depth: number): number {
  if (depth > limits.depth || typeof value !== 'object' || value === null) return depth;
  let deepest = depth;
  for (const child of Object.values(value)) deepest = Math.max(deepest, measureDepth(child, depth + 1));
  return deepest;
}

function findRepeatedUid(layout: Layout): string | undefined {
  const seen = new Set<string>();
  const queue = [...layout.rows];
  for (let row = queue.pop(); row; row = queue.pop()) {
    for (const uid of [
      row.uid,
      ...row.columns.flatMap((column) => [column.uid, ...column.objects.map((object) => object.uid)]),
    ]) {
      if (seen.has(uid)) return uid;
      seen.add(uid);
    }
    for (const column of row.columns) for (const object of column.objects) if (object.rows) queue.push(...object.rows);
  }
  if (seen.size > limits.objects) throw layoutInvalid({ what: `> ${limits.objects} objects` });
  return undefined;
}
