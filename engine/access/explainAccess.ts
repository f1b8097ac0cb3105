import type { AccessRule, RecordAction } from '../../schemas/collection/collection.ts';
import { fillText } from '../../schemas/fillText.ts';
import type { Json } from '../../schemas/json.ts';
import type { Text } from '../../schemas/text.ts';
import type { Collection } from '../collection/compiled/collection.ts';
import type { VariableContext } from '../condition/bindVariables.ts';
import { type Actor, rootRole } from '../people/actor.ts';
import { titleOfRole } from '../people/titleOfRole.ts';
import { decideAccess, findRules, fittingRules } from './decideAccess.ts';
import { findGrants } from './findGrants.ts';

export interface AccessQuestion {
  collection: Collection;
  action: RecordAction;
  actor: Actor | null;
  /** The record in question; without it, any record. */
  record?: { [field: string]: Json };
  context?: VariableContext;
}

export interface AccessAnswer {
  allowed: boolean;
  text: Text;
}

const actionTitles: Record<RecordAction, Text> = {
  read: { th: 'ดู', en: 'see' },
  create: { th: 'สร้าง', en: 'create' },
  update: { th: 'แก้ไข', en: 'change' },
  delete: { th: 'ลบ', en: 'delete' },
  export: { th: 'ส่งออก', en: 'export' },
  import: { th: 'นำเข้า', en: 'import' },
  history: { th: 'ดูประวัติของ', en: 'see the history of' },
  trash: { th: 'ดูถังขยะของ', en: 'see the trash of' },
  clear: { th: 'ล้างทุกรายการของ', en: 'clear all of' },
};

const answers = {
  fullAccess: { th: '{role} ทำได้ทุกอย่าง', en: '{role} may do everything.' },
  all: { th: '{role} {action}{title}ได้ทุกรายการ', en: '{role} may {action} every record of {title}.' },
  some: {
    th: '{role} {action}{title}ได้เฉพาะ: {limits}',
    en: '{role} may {action} records of {title} only if: {limits}.',
  },
  this: { th: '{role} {action}รายการนี้ได้', en: '{role} may {action} this record.' },
  notThis: {
    th: '{role} {action}รายการนี้ไม่ได้ เพราะทำได้เฉพาะ: {limits}',
    en: '{role} may not {action} this record; only if: {limits}.',
  },
  core: {
    th: 'ไม่มีใคร{action}{title}ด้วยคำสั่งของข้อมูลได้ ต้องใช้คำสั่งเฉพาะของส่วนนั้น',
    en: 'Nobody may {action} {title} by the calls of records: it has calls of its own.',
  },
  signIn: { th: 'ต้องเข้าสู่ระบบก่อนจึงจะ{action}{title}ได้', en: 'Sign in first to {action} {title}.' },
  role: {
    th: '{role} {action}{title}ไม่ได้ ผู้ที่ทำได้คือ: {roles}',
    en: '{role} may not {action} {title}. Those who may: {roles}.',
  },
} satisfies Record<string, Text>;

const refusals = { core: answers.core, sign_in: answers.signIn, role: answers.role };

/** Explains why someone may or may not do something, as text for the person who asks. */
export function explainAccess(question: AccessQuestion): AccessAnswer {
  const { collection, action, actor, record, context = {} } = question;
  const decision = decideAccess({ collection, action, actor });
  if (!decision.allowed) return say(false, refusals[decision.reason], question);
  if (actor === null || actor.role === rootRole) return say(true, answers.fullAccess, question);
  if (record) {
    const user = actor.id === null ? {} : { user: actor };
    const reached = findGrants(decision, record, { ...user, ...context }).length > 0;
    return say(reached, reached ? answers.this : answers.notThis, question);
  }
  return say(true, decision.condition ? answers.some : answers.all, question);
}

function say(allowed: boolean, answer: Text, { collection, action, actor }: AccessQuestion): AccessAnswer {
  const rules = findRules(collection, action);
  const fitting = actor === null ? [] : fittingRules(collection, action, actor);
  const fill = (language: 'th' | 'en') =>
    fillText(answer[language], {
      role: actor === null ? { th: 'ระบบ', en: 'The system' }[language] : titleOfRole(actor)[language],
      action: actionTitles[action][language],
      title: collection.title[language],
      limits: describeLimits(fitting, language),
      roles: describeRoles(rules, language),
    });
  return { allowed, text: { th: fill('th'), en: fill('en') } };
}

function describeLimits(rules: readonly AccessRule[], language: 'th' | 'en'): string {
  const limits = rules.map(({ owner, when }) =>
    [
      ...(owner ? [{ th: 'รายการที่ตนสร้าง', en: 'they created it' }[language]] : []),
      ...(when ? [`${{ th: 'ตรงตามเงื่อนไข', en: 'it meets' }[language]} ${JSON.stringify(when)}`] : []),
    ].join({ th: ' และ', en: ' and ' }[language]),
  );
  return limits.join({ th: ' หรือ ', en: ', or ' }[language]);
}

function describeRoles(rules: readonly AccessRule[], language: 'th' | 'en'): string {
  const named = new Set([rootRole, ...rules.flatMap((rule) => rule.roles ?? [])]);
  const all = rules.some((rule) => !rule.roles) ? [{ th: 'ผู้ที่เข้าสู่ระบบทุกคน', en: 'everyone signed in' }[language]] : [];
  return [...all, ...[...named].map((role) => titleOfRole({ role })[language])].join(', ');
}
