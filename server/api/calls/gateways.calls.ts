import {
  changeLineGateway,
  changeMailGateway,
  dropGateway,
  readGateways,
  tryLineGateway,
  tryMailGateway,
} from '../../messages/gateways/changeGateways.ts';
import { gatewayFailed, gatewayInvalid, gatewayUnknown } from '../../messages/gateways/gateways.errors.ts';
import { mailSecurities } from '../../messages/gateways/mailGateway.ts';
import { type CallGroup, defineCall } from '../call/defineCall.ts';
import { flag, map, maybe, nothing, object, oneOf, portNumber, string, stringOf, textOf } from '../call/fields.ts';

const secret = stringOf(1000, { minLength: 1, format: 'password' });

/** How a site reaches people outside of it: its mail server and its LINE channel. */
export const gatewayCalls: CallGroup = {
  name: 'Gateways',
  title: { th: 'ช่องทางส่งข้อความ', en: 'Gateways' },
  calls: [
    defineCall({
      id: 'readGateways',
      method: 'get',
      path: '/api/gateways',
      summary: { th: 'เซิร์ฟเวอร์อีเมลและช่องทาง LINE (ไม่มีรหัสลับ)', en: 'Mail server and LINE channel, without secrets' },
      who: 'setter',
      asked: true,
      answer: object({ mail: maybe(map), line: maybe(map), common: flag, lineHook: string, site: string }),
      handle: async ({ app, visit }) => ({ data: await readGateways(app, visit) }),
    }),
    defineCall({
      id: 'changeMailGateway',
      method: 'put',
      path: '/api/gateways/mail',
      summary: { th: 'ตั้งเซิร์ฟเวอร์อีเมลของเว็บไซต์', en: 'Set the mail server of the site' },
      who: 'setter',
      audit: { action: 'gateway.changed', on: 'gateway', id: 'body.host', keeps: ['body.user', 'body.sender'] },
      body: {
        host: textOf(253, { example: 'smtp.example.com', pattern: '^[A-Za-z0-9.:\\-]+$' }),
        port: portNumber,
        security: oneOf(...mailSecurities),
        user: stringOf(254),
        'password?': secret,
        sender: textOf(254, { example: 'shop@example.com' }),
        senderName: stringOf(120),
      },
      answer: nothing,
      errors: [gatewayInvalid],
      handle: async ({ app, visit, body, logChange }) => {
        await changeMailGateway(app, visit, { ...body, logChange });
        return { data: null };
      },
    }),
    defineCall({
      id: 'changeLineGateway',
      method: 'put',
      path: '/api/gateways/line',
      summary: { th: 'ตั้งช่องทาง LINE ของเว็บไซต์', en: 'Set the LINE channel of the site' },
      who: 'setter',
      audit: { action: 'gateway.changed', on: 'gateway', id: 'body.account', keeps: ['body.endpoint'] },
      body: { account: stringOf(60), endpoint: stringOf(300), 'token?': secret, 'secret?': secret },
      answer: nothing,
      errors: [gatewayInvalid],
      handle: async ({ app, visit, body, logChange }) => {
        await changeLineGateway(app, visit, { ...body, logChange });
        return { data: null };
      },
    }),
    defineCall({
      id: 'removeGateway',
      method: 'delete',
      path: '/api/gateways/:kind',
      summary: { th: 'เลิกใช้ช่องทางนี้', en: 'Remove a gateway' },
      who: 'setter',
      audit: { action: 'gateway.removed', on: 'gateway', id: 'params.kind' },
      answer: nothing,
      errors: [gatewayUnknown],
      handle: async ({ visit, params, logChange }) => {
        await dropGateway(visit, { kind: readKind(params.kind), logChange });
        return { data: null };
      },
    }),
    defineCall({
      id: 'tryGateway',
      method: 'post',
      path: '/api/gateways/:kind/try',
      summary: { th: 'ทดสอบช่องทาง', en: 'Try a gateway' },
      who: 'setter',
      audit: { none: 'changes nothing' },
      limits: { budget: 'mails' },
      answer: object({ reached: string }),
      errors: [gatewayUnknown, gatewayFailed],
      handle: async ({ app, visit, params }) => {
        const reached = readKind(params.kind) === 'mail' ? tryMailGateway(app, visit) : tryLineGateway(app, visit);
        return { data: { reached: await reached } };
      },
    }),
  ],
};

function readKind(kind: string): 'mail' | 'line' {
  if (kind !== 'mail' && kind !== 'line') throw gatewayUnknown();
  return kind;
}
