import type { MailTemplate } from './mailTemplate.ts';

const person = {
  title: { th: 'ชื่อผู้รับ', en: 'Name of the recipient' },
  sample: { th: 'สมหญิง ใจดี', en: 'Somying Jaidee' },
};

/** The mails that Sala sends by itself, with the texts that a site begins with. */
export const shippedTemplates = {
  invitation: {
    title: { th: 'คำเชิญเข้าร่วมเว็บไซต์', en: 'Invitation to the site' },
    subject: { th: 'คำเชิญเข้าร่วม {{site}}', en: 'You are invited to {{site}}' },
    body: {
      th: '{{inviter}} เชิญคุณเข้าร่วม {{site}} ในบทบาท {{role}}\n\nลิงก์นี้ใช้ได้ครั้งเดียวภายใน 7 วัน',
      en: '{{inviter}} invites you to {{site}} in the role {{role}}.\n\nThe link works once, within 7 days.',
    },
    button: { th: 'ตอบรับคำเชิญ', en: 'Accept' },
    values: {
      inviter: { title: { th: 'ผู้เชิญ', en: 'Who invites' }, sample: { th: 'สมชาย ตั้งใจ', en: 'Somchai Tangjai' } },
      role: { title: { th: 'บทบาท', en: 'Role' }, sample: { th: 'พนักงานขาย', en: 'Sales' } },
    },
  },
  new_password: {
    title: { th: 'ตั้งรหัสผ่านใหม่', en: 'Setting a new password' },
    subject: { th: 'ตั้งรหัสผ่านใหม่สำหรับ {{site}}', en: 'Set a new password for {{site}}' },
    body: {
      th: 'สวัสดีคุณ {{name}}\n\nมีผู้ขอตั้งรหัสผ่านใหม่ให้บัญชีของคุณ หากเป็นคุณ กรุณากดปุ่มด้านล่าง\n\nลิงก์นี้ใช้ได้ครั้งเดียวภายใน 1 ชั่วโมง หากคุณไม่ได้เป็นผู้ขอ ไม่ต้องทำอะไร รหัสผ่านเดิมยังใช้ได้ตามปกติ',
      en: 'Hello {{name}}\n\nSomeone asked to set a new password for your account. If it was you, please use the button below.\n\nThe link works once, within one hour. If it was not you, do nothing: your password stays as it is.',
    },
    button: { th: 'ตั้งรหัสผ่านใหม่', en: 'Set a new password' },
    values: { name: person },
  },
  confirm_email: {
    title: { th: 'ยืนยันอีเมล', en: 'Confirming a mail address' },
    subject: { th: 'ยืนยันอีเมลสำหรับ {{site}}', en: 'Confirm your email address for {{site}}' },
    body: {
      th: 'กรุณากดปุ่มด้านล่างเพื่อยืนยันว่าอีเมลนี้เป็นของคุณ ลิงก์ใช้ได้ภายใน 3 วัน\n\nหากคุณไม่ได้ลงทะเบียนหรือแก้ไขอีเมล ไม่ต้องทำอะไร',
      en: 'Please use the button below to confirm that this address is yours. The link works for 3 days.\n\nIf you did not register or change your address, you need not do anything.',
    },
    button: { th: 'ยืนยันอีเมล', en: 'Confirm' },
    values: {},
  },
  access_changed: {
    title: { th: 'บัญชีหรือสิทธิ์เปลี่ยนแปลง', en: 'An account or its rights changed' },
    subject: { th: '{{what}}', en: '{{what}}' },
    body: {
      th: '{{text}}\n\nหากไม่ควรเป็นเช่นนี้ กรุณาแจ้งผู้ดูแลเว็บไซต์ทันที และตั้งรหัสผ่านใหม่ด้วย "ลืมรหัสผ่าน"',
      en: '{{text}}\n\nIf this should not be so, tell the administrator of the site at once, and set a new password by "forgot password".',
    },
    values: {
      what: {
        title: { th: 'สิ่งที่เปลี่ยน', en: 'What changed' },
        sample: { th: 'รหัสผ่านของคุณถูกเปลี่ยนแล้ว', en: 'Your password was changed' },
      },
      text: {
        title: { th: 'คำอธิบาย', en: 'What that means' },
        sample: { th: 'ทุกอุปกรณ์ถูกออกจากระบบแล้ว', en: 'Every device was signed out.' },
      },
    },
  },
  form_answer: {
    title: { th: 'ตอบแบบฟอร์ม', en: 'Answer to a form' },
    subject: { th: 'ตอบกลับ: {{form}}', en: 'Reply: {{form}}' },
    body: { th: '{{text}}', en: '{{text}}' },
    values: {
      form: { title: { th: 'ชื่อแบบฟอร์ม', en: 'The form' }, sample: { th: 'ติดต่อเรา', en: 'Contact us' } },
      text: {
        title: { th: 'คำตอบ', en: 'The answer' },
        sample: { th: 'ขอบคุณที่ติดต่อเรา', en: 'Thank you for asking us.' },
      },
    },
  },
  message: {
    title: { th: 'ข้อความถึงบุคคล', en: 'Message to a person' },
    subject: { th: '{{subject}}', en: '{{subject}}' },
    body: { th: 'เรียนคุณ {{name}}\n\n{{text}}', en: 'Dear {{name}}\n\n{{text}}' },
    values: {
      name: person,
      subject: { title: { th: 'เรื่อง', en: 'Subject' }, sample: { th: 'นัดรับสินค้า', en: 'Collecting your goods' } },
      text: {
        title: { th: 'ข้อความ', en: 'The message' },
        sample: { th: 'สินค้าของคุณพร้อมแล้ว', en: 'Your goods are ready.' },
      },
    },
  },
  digest: {
    title: { th: 'สรุปการแจ้งเตือน', en: 'Summary of notifications' },
    subject: { th: 'การแจ้งเตือน {{count}} รายการจาก {{site}}', en: '{{count}} notifications of {{site}}' },
    body: {
      th: 'เรียนคุณ {{name}}\n\nมีเรื่องที่คุณยังไม่ได้อ่าน {{count}} รายการ\n\n<ul>{{#each notices}}<li><strong>{{link this}}</strong>{{#if text}}<br>{{text}}{{/if}}</li>{{/each}}</ul>\n\nเลือกวิธีและเวลารับการแจ้งเตือนได้ที่หน้าการแจ้งเตือนของคุณ',
      en: 'Dear {{name}}\n\nYou have not read {{count}} yet.\n\n<ul>{{#each notices}}<li><strong>{{link this}}</strong>{{#if text}}<br>{{text}}{{/if}}</li>{{/each}}</ul>\n\nHow and when you are told is chosen on your page of notifications.',
    },
    button: { th: 'ดูการแจ้งเตือน', en: 'See them' },
    values: {
      name: person,
      count: { title: { th: 'จำนวน', en: 'How many' }, sample: { th: '2', en: '2' } },
      notices: {
        title: { th: 'รายการ (title, text, address)', en: 'Each of them (title, text, address)' },
        sample: [
          { title: 'ใบขอซื้อ PR2569-00012', text: 'รอการอนุมัติของคุณ', address: 'https://example.com/work' },
          { title: 'SO2569-00044', text: '', address: '' },
        ],
      },
    },
  },
} satisfies Record<string, MailTemplate>;

export type ShippedTemplate = keyof typeof shippedTemplates;

export function isShipped(key: string): key is ShippedTemplate {
  return Object.hasOwn(shippedTemplates, key);
}
