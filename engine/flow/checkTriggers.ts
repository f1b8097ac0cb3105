import { flowLimits, flowStartPattern } from '../../schemas/flow/flow.ts';
import { flowTriggerTypes } from '../../schemas/flow/flowTriggerTypes.ts';
import { isJsonObject, type Json, type JsonObject } from '../../schemas/json.ts';
import { unknownName } from '../content/unknownName.ts';
import { type Checking, checkFormula, checkNames, checkParams, checkUid, tell } from './checkParts.ts';
import { checkTimes } from './time/checkSchedules.ts';
import { triggerScope } from './triggerScope.ts';

/** What is wrong with what starts a flow. */
export function checkTriggers(checking: Checking, given: Json) {
  if (!Array.isArray(given) || given.length > flowLimits.triggers)
    return tell(checking, 'triggers', {
      th: `ต้องเป็นรายการไม่เกิน ${flowLimits.triggers} ข้อ`,
      en: `it must be a list of at most ${flowLimits.triggers}`,
    });
  // Triggers have names of their own, beside those of steps.
  const own = { ...checking, uids: new Set<string>() };
  for (const [index, trigger] of given.entries()) checkTrigger(own, trigger, `triggers.${index}`);
}

function checkTrigger(checking: Checking, given: Json, path: string) {
  if (!isJsonObject(given)) return tell(checking, path, { th: 'ต้องเป็นออบเจ็กต์', en: 'it must be an object' });
  checkNames(checking, given, { known: ['uid', 'code', 'params', 'if'], path });
  checkUid(checking, given.uid, path);
  const code = typeof given.code === 'string' ? given.code : '';
  const unknown = unknownName({ th: 'ตัวเริ่มชนิด', en: 'type of trigger' }, code, Object.keys(flowTriggerTypes));
  if (unknown) return tell(checking, `${path}.code`, unknown);
  const type = flowTriggerTypes[code];
  const params = given.params ?? {};
  if (type) checkParams(checking, { type, params, path: `${path}.params` });
  if (given.if !== undefined) checkFormula(checking, given.if, { path: `${path}.if`, scope: triggerScope(code) });
  if (!isJsonObject(params)) return;
  if (code === 'schedule') checkSchedule(checking, params, `${path}.params`);
  if (code === 'action') checkActionTrigger(checking, params, `${path}.params`);
  if (code === 'record') checkRecordTrigger(checking, params, `${path}.params`);
}

/** Either a time of the day, or every so many minutes. */
function checkSchedule(checking: Checking, params: JsonObject, path: string) {
  const { every, ...times } = params;
  if (every === undefined) checking.faults.push(...checkTimes(times, path));
  else if (!Number.isInteger(every) || Object.keys(times).length > 0)
    tell(checking, `${path}.every`, {
      th: 'ต้องเป็นจำนวนนาทีเต็ม และใช้ร่วมกับเวลาหรือวันไม่ได้',
      en: 'it is a whole number of minutes, without a time or days beside it',
    });
}

function checkActionTrigger(checking: Checking, { name }: JsonObject, path: string) {
  if (typeof name === 'string' && !flowStartPattern.test(name))
    tell(checking, `${path}.name`, {
      th: 'ใช้อักษรอังกฤษตัวเล็ก ตัวเลข _ และ . เช่น quotation_sent',
      en: 'it has lower-case letters, digits, _ and . only, such as quotation_sent',
    });
}

function checkRecordTrigger(checking: Checking, params: JsonObject, path: string) {
  const areNames = Array.isArray(params.fields) && params.fields.every((field) => typeof field === 'string');
  if (params.fields !== undefined && !(areNames && params.on === 'changed'))
    tell(checking, `${path}.fields`, {
      th: 'เลือกฟิลด์ได้เมื่อรายการถูกแก้ไขเท่านั้น',
      en: 'fields are chosen of records that are changed only',
    });
  if (params.on === 'event' && params.event === undefined)
    tell(checking, `${path}.event`, { th: 'ต้องระบุเหตุการณ์', en: 'Event is required' });
  if (params.on !== 'event' && params.event !== undefined)
    tell(checking, `${path}.event`, {
      th: 'ระบุเหตุการณ์ได้เมื่อรายการได้รับเหตุการณ์เท่านั้น',
      en: 'an event is named only of records that are sent one',
    });
}
