import { isJsonObject, type JsonObject } from '../../../schemas/index.ts';
import { sampleValue } from './sampleValue.ts';

/** A heading and one row, of the fields that one cell can hold. */
export function sampleCsv(input: JsonObject = {}): string {
  const sample = sampleValue(input);
  const fields = Object.entries(isJsonObject(sample) ? sample : {}).filter(([, value]) => typeof value !== 'object');
  const lines = [fields.map(([name]) => name), fields.map(([, value]) => writeCell(String(value)))];
  return `${lines.map((cells) => cells.join(',')).join('\n')}\n`;
}

function writeCell(text: string): string {
  return /[",\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
