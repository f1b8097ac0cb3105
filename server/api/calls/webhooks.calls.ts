import { badQuery } from '../../../engine/condition/values/condition.errors.ts';
import { webhookEvents } from '../../../schemas/index.ts';
import {
  changeWebhook,
  createWebhook,
  deliverAgain,
  removeWebhook,
  renewSecret,
  tryWebhook,
} from '../../messages/webhooks/changeWebhooks.ts';
import { listDeliveries, listHookChoices, listWebhooks } from '../../messages/webhooks/listWebhooks.ts';
import {
  deliveryUnknown,
  tooManyWebhooks,
  webhookInvalid,
  webhookIsOff,
  webhookNeedsMember,
  webhookUnknown,
} from '../../messages/webhooks/webhooks.errors.ts';
import { openVisitRecords } from '../../records/openVisitRecords.ts';
import { type CallGroup, defineCall } from '../call/defineCall.ts';
import {
  count,
  flag,
  list,
  map,
  maybe,
  nothing,
  object,
  oneOf,
  paged,
  paging,
  readPage,
  string,
  stringOf,
  textOf,
  time,
  whole,
  words,
} from '../call/fields.ts';

const subscription = object({
  collection: textOf(60, { example: 'book' }),
  events: list(oneOf(...webhookEvents), { minItems: 1, maxItems: webhookEvents.length }),
  'transitions?': list(textOf(60), { minItems: 1, maxItems: 100 }),
  'when?': map,
});
const input = {
  name: textOf(100, { example: 'ระบบขนส่ง' }),
  url: stringOf(2000, { minLength: 1, example: 'https://example.com/hooks/sala' }),
  subscriptions: list(subscription, { minItems: 1, maxItems: 50 }),
};
const example = {
  name: 'ระบบขนส่ง',
  url: 'https://example.com/hooks/sala',
  subscriptions: [{ collection: 'book', events: ['transition'], transitions: ['LEND'] }],
};
const states = ['waiting', 'sending', 'done', 'failed', 'withheld', 'cancelled'] as const;
const delivery = {
  id: string,
  event: string,
  collection: string,
  record: string,
  said: string,
  transition: maybe(string),
  status: oneOf(...states),
  attempts: count,
  nextAt: maybe(time),
  createdAt: time,
  finishedAt: maybe(time),
  tries: list(object({ at: time, ms: whole, status: maybe(whole), error: maybe(string), answer: string })),
};
const checked = [webhookInvalid, webhookNeedsMember, badQuery];

/** What is sent to other systems of changes of records. */
export const webhookCalls: CallGroup = {
  name: 'Webhooks',
  title: { th: 'เว็บฮุก', en: 'Webhooks' },
  calls: [
    defineCall({
      id: 'listWebhooks',
      method: 'get',
      path: '/api/webhooks',
      summary: { th: 'เว็บฮุกของเว็บไซต์ และคอลเลกชันที่เลือกได้', en: 'The webhooks of a site, and what they may be told' },
      who: 'setter',
      asked: true,
      answer: list(
        object({
          id: string,
          ...{ name: string, url: string, subscriptions: list(subscription), enabled: flag, offReason: maybe(string) },
          ...{ failingSince: maybe(time), owner: maybe(string), waiting: count, formerUntil: maybe(time) },
          ...{ createdAt: time, updatedAt: time },
        }),
      ),
      beside: {
        collections: list(
          object({ name: string, title: words, events: list(object({ event: string, title: words })) }),
        ),
      },
      handle: async ({ app, visit }) => ({
        data: await listWebhooks(visit.db),
        collections: await listHookChoices(app, visit),
      }),
    }),
    defineCall({
      id: 'createWebhook',
      method: 'post',
      path: '/api/webhooks',
      summary: { th: 'ตั้งเว็บฮุก (แสดงรหัสลับครั้งเดียว)', en: 'Make a webhook (its secret is shown once)' },
      who: 'setter',
      audit: { within: ['webhook.created'] },
      body: input,
      limits: { body: '256kb' },
      answer: object({ id: string, secret: string }),
      status: 201,
      cache: 'no-store',
      errors: [...checked, tooManyWebhooks],
      example: { body: example },
      handle: async ({ app, visit, body }) => ({ data: await createWebhook(app, visit, body) }),
    }),
    defineCall({
      id: 'changeWebhook',
      method: 'put',
      path: '/api/webhooks/:id',
      summary: { th: 'แก้ไข เปิด หรือปิดเว็บฮุก', en: 'Change a webhook, or switch it on or off' },
      who: 'setter',
      audit: { within: ['webhook.changed'] },
      body: { ...input, enabled: flag },
      limits: { body: '256kb' },
      answer: nothing,
      errors: [...checked, webhookUnknown],
      handle: async ({ app, visit, params, body }) => {
        await changeWebhook(app, visit, { id: params.id, ...body });
        return { data: null };
      },
    }),
    defineCall({
      id: 'removeWebhook',
      method: 'delete',
      path: '/api/webhooks/:id',
      summary: { th: 'ลบเว็บฮุกพร้อมประวัติการส่ง', en: 'Remove a webhook with its log' },
      who: 'setter',
      audit: { action: 'webhook.removed', on: 'webhook', id: 'params.id' },
      answer: nothing,
      errors: [webhookUnknown],
      handle: async ({ app, visit, params, logChange }) => {
        await removeWebhook(app, visit, { id: params.id, logChange });
        return { data: null };
      },
    }),
    defineCall({
      id: 'renewWebhookSecret',
      method: 'post',
      path: '/api/webhooks/:id/secret',
      summary: {
        th: 'ออกรหัสลับใหม่ (แสดงครั้งเดียว รหัสเดิมใช้ได้อีกหนึ่งวัน)',
        en: 'Give it a new secret (shown once; the former one is valid for a day)',
      },
      who: 'setter',
      audit: { action: 'webhook.secret_renewed', on: 'webhook', id: 'params.id' },
      answer: object({ id: string, secret: string, formerUntil: time }),
      cache: 'no-store',
      errors: [webhookUnknown],
      handle: async ({ app, visit, params, logChange }) => ({
        data: await renewSecret(app, visit, { id: params.id, logChange }),
      }),
    }),
    defineCall({
      id: 'tryWebhook',
      method: 'post',
      path: '/api/webhooks/:id/try',
      summary: { th: 'ส่งข้อความทดลอง', en: 'Send a trial delivery' },
      who: 'setter',
      audit: { action: 'webhook.tried', on: 'webhook', id: 'params.id' },
      limits: { budget: 'jobs' },
      answer: nothing,
      status: 202,
      errors: [webhookUnknown, webhookIsOff],
      handle: async ({ app, visit, params, logChange }) => {
        await tryWebhook(app, visit, { id: params.id, logChange });
        return { data: null };
      },
    }),
    defineCall({
      id: 'listWebhookDeliveries',
      method: 'get',
      path: '/api/webhooks/:id/deliveries',
      summary: { th: 'ประวัติการส่งของเว็บฮุก', en: 'What a webhook was told' },
      who: 'setter',
      asked: true,
      query: { ...paging, 'status?': oneOf(...states) },
      answer: list(object(delivery)),
      beside: paged,
      errors: [webhookUnknown],
      handle: async ({ app, visit, params, query }) => {
        const page = readPage(query);
        const { context } = await openVisitRecords(app, visit);
        const { deliveries, total } = await listDeliveries(context, { id: params.id, status: query.status, ...page });
        return { data: deliveries, total, paging: { ...page, totalPages: Math.ceil(total / page.limit) } };
      },
    }),
    defineCall({
      id: 'deliverWebhookAgain',
      method: 'post',
      path: '/api/webhooks/:id/deliveries/:delivery/again',
      summary: { th: 'ส่งอีกครั้ง ด้วยหมายเลขเดิม', en: 'Send a delivery again, with the same id' },
      who: 'setter',
      audit: { action: 'webhook.delivered_again', on: 'webhook', id: 'params.id', keeps: ['params.delivery'] },
      limits: { budget: 'jobs' },
      answer: nothing,
      status: 202,
      errors: [webhookUnknown, webhookIsOff, deliveryUnknown],
      handle: async ({ app, visit, params, logChange }) => {
        await deliverAgain(app, visit, { id: params.id, key: params.delivery, logChange });
        return { data: null };
      },
    }),
  ],
};
