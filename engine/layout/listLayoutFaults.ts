import { Ajv2020, type ErrorObject } from 'ajv/dist/2020.js';
import { type ErrorDetail, type Layout, layoutSchema, type Row } from '../../schemas/index.ts';
import { ownSchemaOptions } from '../collection/validate/ownSchemaOptions.ts';
import { kinds, unknownName } from '../content/unknownName.ts';

const options = { ...ownSchemaOptions, verbose: true };
const findFirst = new Ajv2020(options).compile<Layout>(layoutSchema);
const findAll = new Ajv2020({ ...options, allErrors: true }).compile<Layout>(layoutSchema);

/** `judged`: how many values a layout may hold to be told more than its first fault; thousands of faults take seconds. */
const limits = { bytes: 5_000_000, depth: 60, objects: 20_000, names: 5_000, faults: 50, judged: 2_000 };

/** What keeps something from being a layout: its form, its size, a password in it, a uid that stands twice. */
export function listLayoutFaults(input: unknown): ErrorDetail[] {
  // Checked first: a very deep value would overflow the stack of other checks.
  const { depth, names, values } = measure(input);
  if (depth > limits.depth) return [fault('', `depth > ${limits.depth}`)];
  // To write such an object takes ten times as long as a list of the same length.
  if (names > limits.names) return [fault('', `> ${limits.names} names in one object`)];
  if (JSON.stringify(input)?.length > limits.bytes) return [fault('', `> ${limits.bytes / 1_000_000} MB`)];
  const isLayout = values > limits.judged ? findFirst : findAll;
  if (!isLayout(input)) return (isLayout.errors ?? []).slice(0, limits.faults).map(describeError);
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

function measure(input: unknown): { depth: number; names: number; values: number } {
  const measured = { depth: 0, names: 0, values: 0 };
  const visit = (value: unknown, depth: number) => {
    measured.values += 1;
    measured.depth = Math.max(measured.depth, depth);
    if (depth > limits.depth || typeof value !== 'object' || value === null) return;
    if (!Array.isArray(value)) measured.names = Math.max(measured.names, Object.keys(value).length);
    if (measured.names > limits.names) return;
    for (const child of Object.values(value)) visit(child, depth + 1);
  };
  visit(input, 0);
  return measured;
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
