import { Ajv2020, type ErrorObject } from 'ajv/dist/2020.js';
import { type ErrorDetail, type Layout, layoutSchema, type Row } from '../../schemas/index.ts';
import { kinds, unknownName } from '../content/unknownName.ts';

const validate = new Ajv2020({ allErrors: true, strict: false, verbose: true }).compile<Layout>(layoutSchema);

const limits = { bytes: 5_000_000, depth: 60, objects: 20_000, faults: 50 };

/** What keeps something from being a layout: its form, its size, a password in it, a uid that stands twice. */
export function listLayoutFaults(input: unknown): ErrorDetail[] {
  // Checked first: a very deep value would overflow the stack of other checks.
  if (measureDepth(input, 0) > limits.depth) return [fault('', `depth > ${limits.depth}`)];
  if (JSON.stringify(input)?.length > limits.bytes) return [fault('', `> ${limits.bytes / 1_000_000} MB`)];
  if (!validate(input)) return (validate.errors ?? []).slice(0, limits.faults).map(describeError);
  const uids = listUids(input);
  if (uids.length > limits.objects) return [fault('', `> ${limits.objects} objects`)];
  const seen = new Set<string>();
  const twice = uids.filter((uid) => seen.size === seen.add(uid).size);
  return [
    // It would be sent with the layout; the server stores it separately.
    ...('password' in (input.settings ?? {}) ? [fault('settings.password', 'settings.password')] : []),
    ...[...new Set(twice)].map((uid) => fault(`objects.${uid}.uid`, `uid "${uid}" ×2`)),
  ];
}

function describeError({ instancePath, keyword, params, data, message = '' }: ErrorObject): ErrorDetail {
  const path = instancePath.slice(1).replaceAll('/', '.');
  const text = keyword === 'enum' ? unknownName(kinds.choice, String(data), params.allowedValues) : undefined;
  return text ? { path, code: 'layout', message: text.en, text } : fault(path, message);
}

function fault(path: string, message: string): ErrorDetail {
  return { path, code: 'layout', message, text: { th: message, en: message } };
}

function measureDepth(value: unknown, depth: number): number {
  if (depth > limits.depth || typeof value !== 'object' || value === null) return depth;
  let deepest = depth;
  for (const child of Object.values(value)) deepest = Math.max(deepest, measureDepth(child, depth + 1));
  return deepest;
}

function listUids(layout: Layout): string[] {
  const uids: string[] = [];
  const queue: Row[] = [...layout.rows];
  for (let row = queue.pop(); row && uids.length <= limits.objects; row = queue.pop()) {
    uids.push(row.uid);
    for (const column of row.columns) {
      uids.push(column.uid, ...column.objects.map((object) => object.uid));
      for (const object of column.objects) if (object.rows) queue.push(...object.rows);
    }
  }
  return uids;
}
