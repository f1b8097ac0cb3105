import { corePaths } from '../route/corePaths.ts';
import type { PropertySchema } from '../widget/widget.ts';
import * as param from './flowParams.ts';
import type { FlowStepType } from './flowStepType.ts';

const fieldHelp = { th: 'ชื่อของช่องในหน้า', en: 'The name of a field of the page' };

const endWhenRefused: PropertySchema = {
  type: 'boolean',
  default: true,
  'x-title': { th: 'จบโฟลว์เมื่อทำไม่สำเร็จ', en: 'End the flow when it is refused' },
};

/** Steps on the page of the person. What they type into a password field goes to the call that needs it, never into a run. */
export const flowPageSteps: Record<string, FlowStepType> = {
  redirect: {
    title: { th: 'ไปหน้าอื่น', en: 'Redirect' },
    icon: 'external-link',
    description: { th: 'เปิดหน้าอื่นของเว็บไซต์นี้', en: 'Opens another page of this site' },
    sentence: { th: 'เปิดหน้า {path}', en: 'Open the page {path}' },
    runs: 'page',
    params: { path: param.path },
    required: ['path'],
  },
  visibility: {
    title: { th: 'แสดงหรือซ่อน', en: 'Show or hide' },
    icon: 'eye',
    description: { th: 'แสดงหรือซ่อนวัตถุในหน้า', en: 'Shows or hides an object of the page' },
    sentence: { th: '{method}วัตถุ {object}', en: '{method} {object}' },
    runs: 'page',
    params: {
      method: {
        type: 'string',
        enum: ['show', 'hide'],
        'x-enum-titles': { show: { th: 'แสดง', en: 'Show' }, hide: { th: 'ซ่อน', en: 'Hide' } },
        'x-title': { th: 'ทำอะไร', en: 'What to do' },
      },
      object: {
        ...param.text,
        'x-title': { th: 'รหัสหรือชื่อของวัตถุ', en: 'Id or name of the object' },
      },
    },
    required: ['method', 'object'],
  },
  alert: {
    title: { th: 'ข้อความแจ้ง', en: 'Alert' },
    icon: 'message-square',
    description: { th: 'แสดงข้อความบนหน้า', en: 'Shows a message on the page' },
    sentence: { th: 'แสดงข้อความ {text}', en: 'Show the message {text}' },
    runs: 'page',
    params: { text: param.message, kind: param.kind },
    required: ['text'],
  },
  prompt: {
    title: { th: 'ถามยืนยัน', en: 'Prompt' },
    icon: 'message-circle-question',
    description: { th: 'ถามผู้ใช้ การปฏิเสธจบโฟลว์ได้', en: 'Asks the person; declining may end the flow' },
    sentence: { th: 'ถามยืนยัน {text}', en: 'Ask {text}' },
    runs: 'page',
    params: {
      text: { ...param.message, 'x-title': { th: 'คำถาม', en: 'Question' } },
      endWhenDeclined: {
        type: 'boolean',
        default: true,
        'x-title': { th: 'จบโฟลว์เมื่อถูกปฏิเสธ', en: 'End the flow when declined' },
      },
    },
    required: ['text'],
  },
  countdown: {
    title: { th: 'นับถอยหลัง', en: 'Countdown' },
    icon: 'timer',
    description: { th: 'แสดงการนับถอยหลังเป็นวินาทีแล้วไปต่อ', en: 'Shows seconds counting down, then goes on' },
    sentence: { th: 'นับถอยหลัง {seconds}', en: 'Count down {seconds}' },
    runs: 'page',
    params: { seconds: { ...param.seconds, 'x-title': { th: 'นานเท่าไร', en: 'For' } } },
    required: ['seconds'],
  },
  login: {
    title: { th: 'เข้าสู่ระบบ', en: 'Sign in' },
    icon: 'log-in',
    description: {
      th: 'เข้าสู่ระบบด้วยชื่อผู้ใช้และรหัสผ่านที่กรอกในหน้า รหัสผ่านไม่ถูกเก็บในการรัน',
      en: 'Signs in with the name and password that are filled in on the page; the password is not kept in the run',
    },
    sentence: {
      th: 'เข้าสู่ระบบด้วยช่อง {username} และ {password}',
      en: 'Sign in with the fields {username} and {password}',
    },
    runs: 'page',
    params: {
      username: {
        ...param.text,
        default: 'username',
        'x-title': { th: 'ช่องชื่อผู้ใช้', en: 'Field of the user name' },
        'x-help': fieldHelp,
      },
      password: {
        ...param.text,
        default: 'password',
        'x-title': { th: 'ช่องรหัสผ่าน', en: 'Field of the password' },
        'x-help': fieldHelp,
      },
      endWhenDeclined: endWhenRefused,
    },
    required: ['username', 'password'],
  },
  logout: {
    title: { th: 'ออกจากระบบ', en: 'Sign out' },
    icon: 'log-out',
    description: { th: 'ออกจากระบบแล้วเปิดหน้าเข้าสู่ระบบ', en: 'Signs out and opens the sign-in page' },
    sentence: { th: 'ออกจากระบบแล้วเปิด {path}', en: 'Sign out, then open {path}' },
    runs: 'page',
    params: { path: { ...param.path, default: corePaths.memberSignIn } },
  },
  forgot_password: {
    title: { th: 'ลืมรหัสผ่าน', en: 'Forgot password' },
    icon: 'key-round',
    description: {
      th: 'ส่งลิงก์ตั้งรหัสผ่านใหม่ไปยังอีเมลที่กรอกในหน้า โดยไม่บอกว่ามีบัญชีนั้นหรือไม่',
      en: 'Mails a link to set a new password to the address on the page, without telling whether there is such an account',
    },
    sentence: { th: 'ส่งลิงก์ตั้งรหัสผ่านใหม่ไปที่อีเมลในช่อง {email}', en: 'Mail a link for a new password to the field {email}' },
    runs: 'page',
    params: {
      email: {
        ...param.text,
        default: 'email',
        'x-title': { th: 'ช่องอีเมล', en: 'Field of the e-mail address' },
        'x-help': fieldHelp,
      },
      endWhenDeclined: endWhenRefused,
    },
    required: ['email'],
  },
  change_password: {
    title: { th: 'เปลี่ยนรหัสผ่าน', en: 'Change password' },
    icon: 'lock-keyhole',
    description: {
      th: 'ตั้งรหัสผ่านใหม่จากช่องในหน้า ด้วยลิงก์จากอีเมล (requestId ในที่อยู่ของหน้า) หรือรหัสผ่านปัจจุบัน',
      en: 'Sets the new password of a field of the page, by the mailed link (requestId in the address of the page) or the present password',
    },
    sentence: { th: 'เปลี่ยนรหัสผ่านเป็นค่าในช่อง {newPassword}', en: 'Change the password to the field {newPassword}' },
    runs: 'page',
    params: {
      newPassword: {
        ...param.text,
        default: 'newPassword',
        'x-title': { th: 'ช่องรหัสผ่านใหม่', en: 'Field of the new password' },
        'x-help': fieldHelp,
      },
      currentPassword: {
        ...param.text,
        default: 'currentPassword',
        'x-title': { th: 'ช่องรหัสผ่านปัจจุบัน', en: 'Field of the present password' },
        'x-help': fieldHelp,
      },
      endWhenDeclined: endWhenRefused,
    },
    required: ['newPassword'],
  },
};
