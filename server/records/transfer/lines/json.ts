import { Readable } from 'node:stream';
import { isJsonObject, type JsonObject, systemFieldNames } from '../../../../schemas/index.ts';
import { badJson } from '../../../platform/errors/httpErrors.ts';
import type { FileLine } from './fileLine.ts';

/** Records as one JSON array, one record per line. */
export function writeJson(records: AsyncIterable<JsonObject>): Readable {
  async function* text(): AsyncGenerator<string> {
    let separator = '[\n';
    for await (const record of records) {
      yield separator + JSON.stringify(record);
      separator = ',\n';
    }
    yield separator === '[\n' ? '[]\n' : '\n]\n';
  }
  return Readable.from(text());
}

/** Reads an array of objects (or one object per line), one at a time. */
export async function* readJson(input: Readable): AsyncGenerator<FileLine> {
  const decoder = new TextDecoder();
  const scanner = createScanner();
  let row = 0;
  for await (const chunk of input) {
    // files give buffers
    for (const found of scanner.take(decoder.decode(chunk as Buffer, { stream: true }))) {
      row += 1;
      yield { row, record: unwrap(found) };
    }
  }
  if (scanner.isOpen()) throw badJson();
}

/** A record that stands under `data` beside nothing but what the system writes; elsewhere `data` is a field like any other. */
function unwrap({ data, ...beside }: JsonObject): JsonObject {
  const isWrapped = Object.keys(beside).every((key) => systemFieldNames.some((name) => name === key));
  return isJsonObject(data) && isWrapped ? data : { ...beside, ...(data !== undefined && { data }) };
}

const maxObject = 4_000_000;
const between = /[[\],\s]/;

/** Finds the end of each top-level object in the text, skipping strings. What is neither in an object nor an array of them is refused. */
function createScanner() {
  let text = '';
  let depth = 0;
  let isInList = false;
  let inString = false;
  let escaped = false;
  return {
    /** Whether the text ends before what it began: the file is cut off. */
    isOpen: () => depth > 0 || isInList,
    *take(part: string): Generator<JsonObject> {
      for (const sign of part) {
        if (depth > 0) text += sign;
        if (text.length > maxObject) throw badJson();
        if (depth === 0 && sign !== '{') {
          if (!between.test(sign) || (sign === '[' && isInList) || (sign === ']' && !isInList)) throw badJson();
          if (sign !== ',' && sign.trim() !== '') isInList = sign === '[';
        } else if (inString) {
          if (escaped) escaped = false;
          else if (sign === '\\') escaped = true;
          else if (sign === '"') inString = false;
        } else if (sign === '"') {
          inString = true;
        } else if (sign === '{') {
          if (depth === 0) text = '{';
          depth += 1;
        } else if (sign === '}') {
          depth -= 1;
          if (depth === 0) {
            yield parseObject(text);
            text = '';
          }
        }
      }
    },
  };
}

function parseObject(text: string): JsonObject {
  try {
    const value: unknown = JSON.parse(text);
    if (isJsonObject(value)) return value;
  } catch {
    // refused below
  }
  throw badJson();
}
