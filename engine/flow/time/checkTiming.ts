import { type ErrorDetail, SalaError } from '../../../schemas/errors/errors.ts';
import type { EventMeta } from '../../../schemas/machine/machine.ts';
import type { Text } from '../../../schemas/text.ts';
import { compileFormula } from '../../calc/compileFormula.ts';
import type { Collection } from '../../collection/compiled/collection.ts';
import { fault } from '../../collection/terms/collection.errors.ts';
import { readDuration } from './duration.ts';
import { scopeOf } from './planDue.ts';

const texts = {
  both: { th: 'ใช้ after หรือ at อย่างใดอย่างหนึ่ง', en: 'give either after or at' },
  duration: {
    th: 'ต้องเป็นช่วงเวลา เช่น "30 minutes", "4 hours", "3 days", "2 working days", "1 week", "1 month"',
    en: 'must be a length of time, such as "30 minutes", "4 hours", "3 days", "2 working days", "1 week", "1 month"',
  },
  kind: { th: 'สูตรต้องได้วันที่หรือวันเวลา', en: 'the formula must give a date or a date with time' },
  rollup: {
    th: 'ใช้ฟิลด์ที่คำนวณจากรายการอื่นไม่ได้ เพราะเปลี่ยนได้โดยไม่มีใครแก้ไขรายการนี้',
    en: 'may not read what is computed from other records: that changes while nobody changes this one',
  },
  person: {
    th: 'เหตุการณ์ที่เวลาส่งเองต้องไม่มี note หรือ inPerson เพราะไม่มีใครอยู่ให้เหตุผล',
    en: 'an event that time sends takes neither note nor inPerson: nobody is there',
  },
} satisfies Record<string, Text>;

/** What is wrong with the time of an event: its duration or formula, and what time cannot do. Nothing where people alone send it. */
export function checkTiming(
  { after, at, note, inPerson }: EventMeta,
  { collection, path }: { collection: Collection; path: string },
): ErrorDetail[] {
  if (after === undefined && at === undefined) return [];
  return [
    ...(after !== undefined && at !== undefined ? [fault(path, texts.both)] : []),
    ...(note || inPerson ? [fault(path, texts.person)] : []),
    ...(after !== undefined && !readDuration(String(after)) ? [fault(`${path}.after`, texts.duration)] : []),
    ...(at === undefined ? [] : checkAt(collection, String(at), `${path}.at`)),
  ];
}

function checkAt(collection: Collection, source: string, path: string): ErrorDetail[] {
  try {
    const { type, reads } = compileFormula(source, scopeOf(collection));
    const rolled = new Set(collection.rollups.map(({ field }) => `record.${field}`));
    return [
      ...(['date', 'moment', 'any'].includes(type.kind) ? [] : [fault(path, texts.kind)]),
      ...(reads.some((read) => rolled.has(read)) ? [fault(path, texts.rollup)] : []),
    ];
  } catch (error) {
    if (!(error instanceof SalaError)) throw error;
    return [{ path, code: 'schema', message: error.text.en, text: error.text }];
  }
}
