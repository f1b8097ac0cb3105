import { languageTitles } from '../findText.ts';
import type { PropertySchema } from '../widget/widget.ts';
import { flowPageSteps } from './flowPageSteps.ts';
import * as param from './flowParams.ts';
import type { FlowStepType } from './flowStepType.ts';

const unlessByLevel: PropertySchema = { 'x-when': { byLevel: { $ne: true } } };
const whenEscalated: PropertySchema = { 'x-when': { escalateAfter: { $exists: true } } };
const withTemplate: PropertySchema = { 'x-when': { template: { $exists: true } } };
const withoutTemplate: PropertySchema = { 'x-when': { template: { $exists: false } } };

export const flowStepTypes: Record<string, FlowStepType> = {
  branch: {
    title: { th: 'เงื่อนไข', en: 'Condition' },
    icon: 'git-branch',
    description: {
      th: 'ทำขั้นตอนชุดหนึ่งเมื่อเงื่อนไขเป็นจริง อีกชุดเมื่อไม่จริง',
      en: 'Takes some steps if it is true, others if not',
    },
    sentence: { th: 'ถ้า {when}', en: 'If {when}' },
    runs: 'flow',
    params: { when: { ...param.condition, 'x-title': { th: 'เงื่อนไข', en: 'Condition' } } },
    required: ['when'],
    holds: {
      // biome-ignore lint/suspicious/noThenProperty: the name of a property in definitions
      then: { title: { th: 'ใช่', en: 'Then' } },
      else: { title: { th: 'ไม่ใช่', en: 'Else' } },
    },
  },
  switch: {
    title: { th: 'เลือกตามค่า', en: 'Switch' },
    icon: 'list-tree',
    description: { th: 'เลือกชุดขั้นตอนตามค่าหนึ่ง', en: 'Takes the steps of the case that a value equals' },
    sentence: { th: 'เลือกตามค่า {value}', en: 'Depending on {value}' },
    runs: 'flow',
    params: { value: { ...param.formula, 'x-title': { th: 'ค่าที่ใช้เลือก', en: 'Value' } } },
    required: ['value'],
    holds: {
      cases: {
        title: { th: 'เมื่อเท่ากับ {equals}', en: 'When it is {equals}' },
        many: { add: { th: 'เพิ่มกรณี', en: 'Add a case' }, by: 'equals' },
      },
      otherwise: { title: { th: 'กรณีอื่น', en: 'Otherwise' } },
    },
  },
  loop: {
    title: { th: 'ทำซ้ำตามรายการ', en: 'Loop' },
    icon: 'repeat',
    description: { th: 'ทำขั้นตอนชุดเดิมกับทุกรายการ', en: 'Takes its steps once for each item of a list' },
    sentence: { th: 'ทำซ้ำกับทุกรายการใน {list}', en: 'Repeat for each of {list}' },
    runs: 'flow',
    params: { list: { ...param.formula, 'x-title': { th: 'รายการ', en: 'List' } } },
    required: ['list'],
    holds: { steps: { title: { th: 'กับแต่ละรายการ (item)', en: 'For each (item)' } } },
  },
  parallel: {
    title: { th: 'ทำพร้อมกัน', en: 'Side by side' },
    description: {
      th: 'ทำหลายสายพร้อมกัน แล้วไปต่อเมื่อครบทุกสาย หรือครบตามจำนวนแรกที่เสร็จ (สายที่เหลือถูกยกเลิก)',
      en: 'Takes branches side by side and goes on when all, or the first so many, are done; the others are given up',
    },
    icon: 'split',
    sentence: { th: 'ทำพร้อมกัน ไปต่อเมื่อครบ {join}[ {count}]', en: 'Side by side, until {join}[ {count}]' },
    runs: 'flow',
    params: {
      join: {
        type: 'string',
        enum: ['all', 'first'],
        default: 'all',
        'x-enum-titles': { all: { th: 'ทุกสาย', en: 'All' }, first: { th: 'ที่เสร็จก่อน', en: 'The first' } },
        'x-title': { th: 'ไปต่อเมื่อเสร็จ', en: 'Goes on after' },
      },
      count: {
        type: 'number',
        minimum: 1,
        default: 1,
        'x-when': { join: 'first' },
        'x-title': { th: 'จำนวนสายที่เสร็จก่อน', en: 'How many of the first' },
      },
    },
    holds: {
      branches: {
        title: { th: 'สาย {title}', en: '{title}' },
        many: { add: { th: 'เพิ่มสาย', en: 'Add a branch' }, by: 'title' },
      },
    },
  },
  approval: {
    title: { th: 'ขออนุมัติ', en: 'Approval' },
    description: {
      th: 'รอให้ผู้มีสิทธิ์อนุมัติหรือไม่อนุมัติ เตือนและส่งต่อได้เมื่อไม่มีใครตอบ',
      en: 'Waits until people approve or reject, reminds them and escalates when nobody answers',
    },
    icon: 'stamp',
    sentence: {
      th: 'ขออนุมัติ {title}[ จาก {roles}][ {people}][ เตือนหลัง {remindAfter}][ ส่งต่อให้ {escalateRoles} หลัง {escalateAfter}]',
      en: 'Approval of {title}[ by {roles}][ {people}][, reminder after {remindAfter}][, to {escalateRoles} after {escalateAfter}]',
    },
    runs: 'server',
    params: {
      title: { ...param.text, 'x-title': { th: 'เรื่องที่ขออนุมัติ', en: 'What is to be approved' } },
      text: param.message,
      roles: { ...param.roles, ...unlessByLevel },
      people: { ...param.people, ...unlessByLevel },
      mode: {
        type: 'string',
        ...unlessByLevel,
        enum: ['one', 'all', 'order'],
        default: 'one',
        'x-enum-titles': {
          one: { th: 'คนใดคนหนึ่ง', en: 'One of them' },
          all: { th: 'ทุกคน', en: 'All of them' },
          order: { th: 'ทุกคนตามลำดับ', en: 'All, one after the other' },
        },
        'x-title': { th: 'ใครต้องอนุมัติ', en: 'Who must approve' },
      },
      byLevel: {
        type: 'boolean',
        'x-title': { th: 'ผู้อนุมัติตามวงเงินของเอกสาร', en: 'By the level of approval that the record needs' },
        'x-help': {
          th: 'ใช้ระดับอนุมัติ (approval_level) ของรายการที่เลือก แทนการเลือกบทบาทและผู้ใช้',
          en: 'By the field approval_level of a record, in place of roles and people',
        },
      },
      collection: {
        ...param.collection,
        'x-title': { th: 'คอลเลกชันของรายการที่ขออนุมัติ', en: 'Collection of the record to be approved' },
        'x-help': { th: 'เว้นว่างคือรายการที่เริ่มโฟลว์', en: 'Empty means the record that started the flow' },
      },
      id: { ...param.id, 'x-when': { collection: { $exists: true } } },
      path: {
        ...param.path,
        'x-help': {
          th: 'ที่อยู่ในเว็บไซต์นี้ที่ผู้อนุมัติเปิดดู เว้นว่างคือหน้าของรายการ',
          en: 'The address of this site where it is looked at; empty means the page of the record',
        },
      },
      delegate: { type: 'boolean', default: true, 'x-title': { th: 'มอบให้ผู้อื่นตอบแทนได้', en: 'May be delegated' } },
      workingDays: {
        type: 'boolean',
        'x-title': { th: 'นับเฉพาะวันทำการ', en: 'Count working days only' },
        'x-help': { th: 'ใช้กับเวลาเตือนและส่งต่อที่เป็นวัน', en: 'Of the days until a reminder and until it is escalated' },
      },
      remindAfter: { ...param.seconds, 'x-title': { th: 'เตือนเมื่อไม่ตอบนาน', en: 'Remind after' } },
      escalateAfter: { ...param.seconds, 'x-title': { th: 'ส่งต่อเมื่อไม่ตอบนาน', en: 'Escalate after' } },
      escalateRoles: { ...param.roles, ...whenEscalated, 'x-title': { th: 'ส่งต่อให้บทบาท', en: 'Escalate to roles' } },
      escalatePeople: { ...param.people, ...whenEscalated, 'x-title': { th: 'ส่งต่อให้ผู้ใช้', en: 'Escalate to people' } },
    },
    required: ['title'],
    holds: {
      // biome-ignore lint/suspicious/noThenProperty: the name of a property in definitions
      then: { title: { th: 'เมื่ออนุมัติ', en: 'When approved' } },
      else: { title: { th: 'เมื่อไม่อนุมัติ', en: 'When rejected' } },
    },
  },
  stop: {
    title: { th: 'หยุด', en: 'Stop' },
    icon: 'circle-stop',
    description: { th: 'จบโฟลว์', en: 'Ends the flow' },
    sentence: { th: 'จบโฟลว์', en: 'End the flow' },
    runs: 'flow',
    params: {},
  },
  set: {
    title: { th: 'กำหนดค่า', en: 'Set values' },
    icon: 'variable',
    description: { th: 'คำนวณค่าและเก็บไว้ใช้ในขั้นตอนถัดไป (vars)', en: 'Computes values that later steps read as vars' },
    sentence: { th: 'กำหนด {values}', en: 'Set {values}' },
    runs: 'flow',
    params: { values: { ...param.map, 'x-title': { th: 'ค่า', en: 'Values' } } },
    required: ['values'],
  },
  create: {
    title: { th: 'สร้างรายการ', en: 'Create a record' },
    icon: 'file-plus',
    description: {
      th: 'สร้างรายการตามสิทธิ์ของผู้สั่งรัน',
      en: 'Creates a record, with the rights of the person whose run it is',
    },
    sentence: { th: 'สร้าง {collection}: {data}', en: 'Create {collection}: {data}' },
    runs: 'server',
    params: { collection: param.collection, data: param.data },
    required: ['collection', 'data'],
  },
  read: {
    title: { th: 'อ่านรายการ', en: 'Read a record' },
    icon: 'file-search',
    description: { th: 'อ่านรายการหนึ่ง', en: 'Reads one record' },
    sentence: { th: 'อ่าน {collection} {id}', en: 'Read {collection} {id}' },
    runs: 'server',
    params: param.record,
    required: ['collection', 'id'],
  },
  find: {
    title: { th: 'ค้นหารายการ', en: 'Query' },
    icon: 'search',
    description: { th: 'ค้นหารายการตามเงื่อนไข', en: 'Finds the records that meet a condition' },
    sentence: { th: 'ค้นหา {collection}[ ที่ {filter}]', en: 'Find {collection}[ where {filter}]' },
    runs: 'server',
    params: {
      collection: param.collection,
      filter: { ...param.map, 'x-control': 'condition', 'x-title': { th: 'เงื่อนไข', en: 'Condition' } },
      sort: { ...param.map, 'x-control': 'sort', 'x-title': { th: 'เรียงตาม', en: 'Sorted by' } },
      limit: { type: 'number', minimum: 1, maximum: 200, 'x-title': { th: 'จำนวนสูงสุด', en: 'At most' } },
    },
    required: ['collection'],
  },
  change: {
    title: { th: 'แก้ไขรายการ', en: 'Change a record' },
    icon: 'file-pen',
    description: { th: 'แก้ไขฟิลด์ของรายการ', en: 'Changes fields of a record' },
    sentence: { th: 'แก้ไข {collection} {id}: {data}', en: 'Change {collection} {id}: {data}' },
    runs: 'server',
    params: { ...param.record, data: param.data },
    required: ['collection', 'id', 'data'],
  },
  transition: {
    title: { th: 'เปลี่ยนสถานะ', en: 'Send an event' },
    icon: 'arrow-right-left',
    description: { th: 'ส่งเหตุการณ์ให้รายการเปลี่ยนสถานะ', en: 'Sends an event to a record' },
    sentence: { th: 'สั่ง {event} กับ {collection} {id}', en: '{event}: {collection} {id}' },
    runs: 'server',
    params: {
      ...param.record,
      event: { ...param.text, 'x-control': 'event', 'x-title': { th: 'เหตุการณ์', en: 'Event' } },
      note: { ...param.text, 'x-title': { th: 'หมายเหตุ', en: 'Note' } },
      data: param.data,
    },
    required: ['collection', 'id', 'event'],
  },
  request: {
    title: { th: 'เรียกระบบอื่น', en: 'HTTP request' },
    icon: 'globe',
    description: { th: 'ส่งคำขอ HTTP ไปยังที่อยู่สาธารณะ', en: 'Sends an HTTP request to a public address' },
    sentence: { th: 'เรียก[ {method}] {url}', en: 'Call[ {method}] {url}' },
    runs: 'server',
    params: {
      url: { ...param.text, format: 'web-address', 'x-title': { th: 'ที่อยู่ (URL)', en: 'Address (URL)' } },
      method: {
        type: 'string',
        enum: ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'],
        'x-title': { th: 'วิธีเรียก', en: 'Method' },
      },
      headers: {
        ...param.map,
        format: 'headers',
        'x-title': { th: 'เฮดเดอร์', en: 'Headers' },
        'x-help': {
          th: 'อ้างความลับของเว็บไซต์ด้วย $secret.ชื่อ',
          en: 'A secret of the site stands as $secret.name',
        },
      },
      body: { 'x-title': { th: 'ข้อมูลที่ส่ง', en: 'Body' } },
    },
    required: ['url'],
  },
  notify: {
    title: { th: 'แจ้งเตือน', en: 'Notify' },
    icon: 'bell',
    description: { th: 'แจ้งเตือนผู้ใช้หรือบทบาทในระบบ', en: 'Tells people, or everybody with a role, inside of the system' },
    sentence: { th: 'แจ้ง[ {roles}][ {people}]: {title}', en: 'Notify[ {roles}][ {people}]: {title}' },
    runs: 'server',
    params: {
      roles: param.roles,
      people: param.people,
      title: { ...param.text, 'x-title': { th: 'หัวข้อ', en: 'Title' } },
      text: param.message,
      path: param.path,
      kind: param.kind,
    },
    required: ['title'],
  },
  mail: {
    title: { th: 'ส่งอีเมล', en: 'Send e-mail' },
    icon: 'mail',
    description: { th: 'ส่งอีเมลผ่านคิวของเว็บไซต์', en: 'Sends an e-mail by the queue of the site' },
    sentence: {
      th: 'ส่งอีเมลถึง {to}[: {subject}][ แม่แบบ {template}]',
      en: 'Mail to {to}[: {subject}][, template {template}]',
    },
    runs: 'server',
    params: {
      to: { ...param.text, format: 'email', 'x-title': { th: 'ถึง (อีเมล)', en: 'To (e-mail address)' } },
      template: {
        ...param.text,
        'x-control': 'mailTemplate',
        'x-title': { th: 'แม่แบบอีเมล', en: 'Template' },
        'x-help': {
          th: 'แม่แบบของเว็บไซต์ แทนหัวเรื่องและข้อความ',
          en: 'A template of the site, in place of a subject and a text',
        },
      },
      values: {
        ...param.map,
        ...withTemplate,
        'x-title': { th: 'ค่าที่แม่แบบใช้', en: 'Values of the template' },
        'x-help': {
          th: 'ชื่อที่แม่แบบเขียนไว้ เช่น {{name}} กับค่า',
          en: 'The names that the template writes, as in {{name}}, with their values',
        },
      },
      subject: { ...param.text, ...withoutTemplate, 'x-title': { th: 'หัวเรื่อง', en: 'Subject' } },
      text: { ...param.message, ...withoutTemplate },
      files: {
        type: 'array',
        'x-control': 'printedFiles',
        'x-title': { th: 'ไฟล์แนบ', en: 'Attached files' },
        'x-help': {
          th: 'PDF จากขั้นตอน “ทำเอกสาร” ที่อยู่ก่อนขั้นตอนนี้',
          en: 'PDFs of the steps “Make a document” before this one',
        },
      },
    },
    required: ['to'],
    unless: { template: ['subject', 'text'] },
  },
  document: {
    title: { th: 'ทำเอกสาร PDF', en: 'Make a document' },
    icon: 'file-text',
    description: {
      th: 'พิมพ์เอกสารของรายการเป็น PDF เก็บเป็นไฟล์ของรายการ และแนบในอีเมลได้',
      en: 'Prints the document of a record as PDF; it is kept as a file of the record and can be attached to e-mails',
    },
    sentence: { th: 'ทำเอกสาร {document} ของ {id}', en: 'Make the document {document} of {id}' },
    runs: 'server',
    params: {
      document: {
        ...param.text,
        'x-control': 'document',
        'x-title': { th: 'เอกสาร', en: 'Document' },
      },
      id: param.id,
      language: {
        type: 'string',
        enum: ['th', 'en'],
        'x-enum-titles': languageTitles,
        'x-title': { th: 'ภาษา', en: 'Language' },
      },
    },
    required: ['document', 'id'],
  },
  flow: {
    title: { th: 'โฟลว์ย่อย', en: 'Sub-flow' },
    icon: 'workflow',
    description: { th: 'รันโฟลว์อื่นและรอผล', en: 'Runs another flow and waits for its end' },
    sentence: { th: 'รันโฟลว์ {flow}', en: 'Run the flow {flow}' },
    runs: 'server',
    params: {
      flow: { ...param.text, 'x-control': 'flow', 'x-title': { th: 'โฟลว์', en: 'Flow' } },
      input: { ...param.map, 'x-title': { th: 'ข้อมูลที่ส่งให้ (input)', en: 'Its input' } },
    },
    required: ['flow'],
  },
  wait: {
    title: { th: 'รอ', en: 'Wait' },
    icon: 'clock',
    description: { th: 'รอตามเวลา หรือถึงเวลาที่กำหนด', en: 'Waits for so long, or until a moment' },
    sentence: { th: 'รอ[ {seconds}][จนถึง {until}]', en: 'Wait[ {seconds}][ until {until}]' },
    runs: 'server',
    params: {
      seconds: { ...param.seconds, 'x-title': { th: 'รอนาน', en: 'For' } },
      until: {
        ...param.text,
        format: 'moment',
        'x-title': { th: 'หรือรอจนถึง', en: 'Or until' },
        'x-help': { th: 'วันเวลา เช่น 2026-12-31T09:00 หรือ =สูตร', en: 'A moment such as 2026-12-31T09:00, or =formula' },
      },
    },
  },
  await: {
    title: { th: 'รอเหตุการณ์', en: 'Wait for an event' },
    icon: 'hourglass',
    description: {
      th: 'รอจนรายการได้รับเหตุการณ์ หรือถูกแก้ไข แล้วไปต่อ ถ้าไม่เกิดขึ้นภายในเวลา happened เป็นเท็จ',
      en: 'Waits until a record is sent an event, or is changed; happened is false where that did not come in time',
    },
    sentence: {
      th: 'รอจน {collection} {id} ได้รับ {event}[ ไม่เกิน {seconds}]',
      en: 'Wait until {collection} {id} gets {event}[, at most {seconds}]',
    },
    runs: 'server',
    params: {
      ...param.record,
      event: {
        ...param.text,
        'x-control': 'event',
        'x-title': { th: 'เหตุการณ์', en: 'Event' },
        'x-help': { th: 'เว้นว่างคือการแก้ไขใดก็ได้', en: 'Empty means any change' },
      },
      seconds: { ...param.seconds, 'x-title': { th: 'รอไม่เกิน', en: 'At most' } },
    },
    required: ['collection', 'id'],
  },
  ...flowPageSteps,
};
