import { type Text, words } from 'sala/schemas';
import * as configWords from '../../shared/configWords.ts';

export const webhookTexts = {
  title: configWords.webhooks,
  lead: {
    th: 'แจ้งระบบอื่นทันทีที่ข้อมูลเปลี่ยน ส่งซ้ำจนกว่าจะถึง และลงลายเซ็นให้ตรวจสอบได้',
    en: 'Tells other systems as soon as records change: again until it arrives, and signed so that they can tell.',
  },
  add: { th: 'เพิ่มเว็บฮุก', en: 'Add a webhook' },
  none: { th: 'ยังไม่มีเว็บฮุก', en: 'There is no webhook yet' },
  name: words.name,
  nameHelp: { th: 'เช่น ระบบขนส่ง', en: 'Such as: carrier' },
  url: { th: 'ที่อยู่ปลายทาง', en: 'Where it is sent' },
  urlHelp: {
    th: 'URL แบบ https บนเครือข่ายสาธารณะ ส่งด้วย POST เป็น JSON',
    en: 'An https URL on the public network. JSON is posted to it.',
  },
  told: { th: 'แจ้งเมื่อ', en: 'Is told of' },
  collection: { th: 'คอลเลกชัน', en: 'Collection' },
  choose: { th: 'เลือกคอลเลกชัน', en: 'Choose a collection' },
  events: { th: 'เหตุการณ์', en: 'Events' },
  transitions: { th: 'เฉพาะการเปลี่ยนสถานะ (ไม่เลือก = ทุกแบบ)', en: 'Of these transitions (none chosen: of all)' },
  condition: { th: 'เฉพาะรายการที่', en: 'Only records where' },
  eventsMissing: { th: 'เลือกเหตุการณ์อย่างน้อยหนึ่งอย่างของทุกคอลเลกชัน', en: 'Choose at least one event of each collection' },
  addCollection: { th: 'เพิ่มคอลเลกชัน', en: 'Add a collection' },
  removeCollection: { th: 'เอาคอลเลกชันที่ {place} ออก', en: 'Take out collection {place}' },
  rights: {
    th: 'ส่งเฉพาะสิ่งที่คุณอ่านได้ ผู้ที่แก้ไขเว็บฮุกภายหลังจะเป็นเจ้าของสิทธิ์แทน',
    en: 'It sends what you may read, and no more. Whoever changes it later takes your place.',
  },
  save: words.save,
  cancel: words.cancel,
  saved: words.saved,
  made: { th: 'เพิ่มเว็บฮุกแล้ว', en: 'The webhook was added.' },
  edit: words.edit,
  editOf: { th: 'แก้ไขเว็บฮุก {name}', en: 'Change the webhook {name}' },
  log: { th: 'ประวัติการส่ง', en: 'Deliveries' },
  logOf: { th: 'ประวัติการส่งของ {name}', en: 'Deliveries of {name}' },
  off: { th: 'ปิดอยู่', en: 'off' },
  failing: { th: 'ปลายทางมีปัญหา', en: 'receiver fails' },
  waiting: { th: 'รอส่ง {count}', en: '{count} waiting' },
  ownedBy: { th: 'ตามสิทธิ์ของ {owner}', en: 'as {owner} may read' },
  offFailing: {
    th: 'ระบบปิดให้ เพราะปลายทางไม่ตอบรับมานานกว่าหนึ่งวัน',
    en: 'Switched off because its receiver had not accepted anything for more than a day.',
  },
  offOwner: {
    th: 'ระบบปิดให้ เพราะผู้ที่ตั้งไม่ได้เป็นผู้ดูแลแล้ว เปิดใหม่เพื่อใช้สิทธิ์ของคุณ',
    en: 'Switched off because whoever set it is no administrator any more. Switch it on to use your rights.',
  },
  offPerson: { th: 'ผู้ดูแลปิดไว้', en: 'An administrator switched it off.' },
  failingSince: { th: 'ส่งไม่สำเร็จตั้งแต่ {when}', en: 'Nothing was accepted since {when}' },
  formerUntil: { th: 'รหัสลับเดิมใช้ได้ถึง {when}', en: 'The former secret is valid until {when}' },
  switchOn: { th: 'เปิดใช้', en: 'Switch on' },
  switchOff: { th: 'ปิดใช้', en: 'Switch off' },
  switched: configWords.savedNow,
  trial: { th: 'ส่งข้อความทดลอง', en: 'Send a trial' },
  trialSent: { th: 'ส่งข้อความทดลองแล้ว ดูผลในประวัติ', en: 'A trial is on its way; the list shows how it went.' },
  renew: { th: 'ออกรหัสลับใหม่', en: 'New secret' },
  renewText: {
    th: 'รหัสเดิมใช้ได้อีกหนึ่งวัน ระหว่างนั้นทุกข้อความมีลายเซ็นของทั้งสองรหัส',
    en: 'The former secret is valid for another day; until then both sign.',
  },
  renewed: { th: 'ออกรหัสลับใหม่แล้ว', en: 'It has a new secret.' },
  remove: words.remove,
  removeAsk: { th: 'ลบเว็บฮุก {name}', en: 'Delete the webhook {name}' },
  removeText: {
    th: 'ประวัติและข้อความที่รอส่งจะหายไปด้วย หากต้องการหยุดชั่วคราว ให้ปิดใช้แทน',
    en: 'Its deliveries and what still waits go with it. To pause it, switch it off instead.',
  },
  removed: { th: 'ลบเว็บฮุกแล้ว', en: 'The webhook was deleted.' },
  secretTitle: { th: 'รหัสลับของเว็บฮุก', en: 'The secret of the webhook' },
  secretText: {
    th: 'แสดงครั้งเดียว เก็บไว้ในระบบปลายทางเพื่อตรวจลายเซ็น (Standard Webhooks, HMAC-SHA256)',
    en: 'It is shown once. Keep it in the receiving system, which checks signatures with it (Standard Webhooks, HMAC-SHA256).',
  },
  noDeliveries: { th: 'ยังไม่มีการส่ง', en: 'Nothing was sent yet' },
  totalDeliveries: { th: 'ทั้งหมด {total} รายการ', en: '{total} in all' },
  tries: { th: 'ครั้งที่ส่ง', en: 'Attempts' },
  tryCount: { th: 'ส่ง {count} ครั้ง', en: 'Attempts: {count}' },
  nextAt: { th: 'ส่งอีกครั้ง {when}', en: 'again {when}' },
  milliseconds: { th: '{ms} มิลลิวินาที', en: '{ms} ms' },
  again: { th: 'ส่งซ้ำ', en: 'Deliver again' },
  againOf: { th: 'ส่งซ้ำ : {what}', en: 'Deliver again: {what}' },
  againDone: { th: 'จัดคิวส่งซ้ำแล้ว ใช้หมายเลขเดิม', en: 'It is delivered again, with the same id.' },
  missing: { th: 'ไม่มีเว็บฮุกนี้แล้ว', en: 'This webhook is gone.' },
} satisfies Record<string, Text>;

export const eventTexts: Record<string, Text> = {
  created: { th: 'สร้าง', en: 'created' },
  updated: { th: 'แก้ไขข้อมูล', en: 'changed' },
  transition: { th: 'เปลี่ยนสถานะ', en: 'transition' },
  deleted: { th: 'ลบลงถังขยะ', en: 'deleted' },
  restored: { th: 'กู้คืน', en: 'restored' },
  test: { th: 'ทดลอง', en: 'trial' },
};

export const statusTexts: Record<string, Text> = {
  waiting: { th: 'รอส่ง', en: 'waiting' },
  sending: { th: 'กำลังส่ง', en: 'on its way' },
  done: { th: 'ส่งถึงแล้ว', en: 'delivered' },
  failed: { th: 'ส่งไม่สำเร็จ', en: 'given up' },
  cancelled: { th: 'ยกเลิกแล้ว', en: 'cancelled' },
  withheld: { th: 'ไม่ส่ง เพราะเจ้าของอ่านไม่ได้', en: 'not sent: its owner may not read it' },
};

/** Why a receiver gave no answer. */
export const failureTexts: Record<string, Text> = {
  url: { th: 'URL ไม่ถูกต้อง', en: 'the URL is not valid' },
  https: { th: 'ต้องเป็น https', en: 'it must be https' },
  port: { th: 'ระบบนี้ไม่ส่งไปยังพอร์ตนี้', en: 'nothing is sent to this port' },
  address: { th: 'ชื่อนี้นำไปยังเครือข่ายภายใน', en: 'its name leads into an internal network' },
  unknown_host: { th: 'ไม่พบชื่อโฮสต์', en: 'its host name is not known' },
  timeout: { th: 'ไม่ตอบภายใน 10 วินาที', en: 'no answer within 10 seconds' },
  unreachable: { th: 'ติดต่อไม่ได้', en: 'it could not be reached' },
};
