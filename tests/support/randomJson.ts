import { isJsonObject, type Json, type JsonObject } from '../../schemas/index.ts';

/** A number from 0 to 1, the next of a series that a seed decides. */
export type Random = () => number;

export function createRandom(seed: number): Random {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}

export function pick<Item>(random: Random, items: readonly Item[]): Item {
  return items[Math.floor(random() * items.length)] as Item; // the list is not empty
}

const texts = [
  '',
  ' ',
  'a',
  'ศาลา',
  '\u0000',
  '\ud800',
  '__proto__',
  'constructor',
  '../../etc/passwd',
  "'; drop table account; --",
  '{{user.id}}',
  '$where',
  '/home',
  'page/home',
  'supplier',
  'demo_user',
  'user@demo.test',
  '2026-02-30',
  '2026-01-31T09:00:00.000Z',
  '-1',
  '1e309',
  '(a+)+$',
  '<script>alert(1)</script>',
  'x'.repeat(300),
  'ก'.repeat(5000),
];
const numbers = [0, -0, 1, -1, 0.1, 1e9, 1e308, -1e308, 2 ** 53, 2147483648, 4294967296, 1e-320];
const keys = ['a', 'id', 'type', 'data', 'state', '__proto__', 'constructor', '$gt', '$and', '$map', '', 'name', 'th'];

/** Any JSON at all. */
export function randomJson(random: Random, depth = 4): Json {
  const choice = random();
  if (choice < 0.3) return pick(random, texts);
  if (choice < 0.5) return pick(random, numbers);
  if (choice < 0.6) return pick(random, [null, true, false]);
  if (depth === 0) return [];
  if (choice < 0.62) return nest(random, 200);
  if (choice < 0.64) return Array.from({ length: 3000 }, () => pick(random, texts.slice(0, 10)));
  const count = Math.floor(random() * 5);
  if (choice < 0.8) return Array.from({ length: count }, () => randomJson(random, depth - 1));
  return Object.fromEntries(Array.from({ length: count }, () => [pick(random, keys), randomJson(random, depth - 1)]));
}

function nest(random: Random, levels: number): Json {
  let value: Json = 1;
  const key = pick(random, ['a', '$not', 'not', 'rows', 'filter']);
  for (let level = 0; level < levels; level += 1) value = random() < 0.5 ? [value] : { [key]: value };
  return value;
}

/** A value that mostly fits the schema, so that it comes past the first check, and often does not. */
export function randomValue(random: Random, schema: JsonObject): Json {
  if (random() < 0.2) return randomJson(random);
  if (Array.isArray(schema.enum)) return pick(random, schema.enum);
  const choices = schema.anyOf ?? schema.oneOf;
  if (Array.isArray(choices)) return randomValue(random, asObject(pick(random, choices)));
  switch (schema.type) {
    case 'string':
      return schema.example !== undefined && random() < 0.5 ? schema.example : pick(random, texts);
    case 'integer':
    case 'number':
      return pick(random, numbers);
    case 'boolean':
      return random() < 0.5;
    case 'array':
      return Array.from({ length: Math.floor(random() * 4) }, () => randomValue(random, asObject(schema.items)));
    case 'object':
      return randomObject(random, asObject(schema.properties));
    default:
      return randomJson(random);
  }
}

export function randomObject(random: Random, properties: JsonObject): JsonObject {
  const entries = Object.entries(properties)
    .filter(() => random() < 0.9)
    .map(([name, schema]): [string, Json] => [name.replace(/\?$/, ''), randomValue(random, asObject(schema))]);
  const more: [string, Json][] = random() < 0.2 ? [[pick(random, keys), randomJson(random)]] : [];
  return Object.fromEntries([...entries, ...more]);
}

function asObject(value: Json | undefined): JsonObject {
  return isJsonObject(value) ? value : {};
}
