import { Readable } from 'node:stream';
import { isJsonObject, type JsonObject } from '../../../../schemas/index.ts';
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
      yield { row, record: isJsonObject(found.data) ? found.data : found };
    }
  }
  if (scanner.isOpen()) throw badJson();
}

const maxObject = 4_000_000;

/** Finds the end of each top-level object in the text, skipping strings. */
function createScanner() {
  let text = '';
  let depth = 0;
  let inString = false;
  let escaped = false;
  return {
    isOpen: () => depth > 0,
    *take(part: string): Generator<JsonObject> {
      for (const sign of part) {
        if (depth > 0) text += sign;
        if (text.length > maxObject) throw badJson();
        if (inString) {
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
          if (depth < 0) throw badJson();
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
