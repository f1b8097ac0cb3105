import { useRef } from 'react';
import type { JsonObject } from '../../../schemas/json.ts';
import { forgetWork } from '../../context/forgetWork.ts';
import { useCalls } from '../../context/useCalls.ts';
import { useSession } from '../../context/usePage.ts';
import { useText } from '../../language/useText.ts';
import { showToast } from '../../ui/toast/showToast.ts';
import { takeAccountStep } from './accountSteps.ts';
import type { AskedStep } from './StepDialog.tsx';

/** Delay before the next page, in which the message is shown. */
const toastMs = 500;

/** Signing in and out and passwords, as steps of a flow: announced as a message, answered without what was typed. */
export function useAccountSteps(read: (field: string) => string) {
  const call = useCalls();
  const { user } = useSession();
  const say = useText(texts);
  const sayFailure = useText(failures);
  const entered = useRef(false);

  async function perform(asked: AskedStep, answer: (given: JsonObject) => Promise<unknown>): Promise<void> {
    const { code, params } = asked;
    // Whoever has signed out cannot answer any more.
    if (code === 'logout') await answer({ accepted: true });
    const missing = needed[code]?.some((name) => read(String(params[name])).trim() === '');
    const outcome = missing
      ? { accepted: false, message: say(code as keyof typeof texts) }
      : await takeAccountStep(asked, { call, read });
    const { accepted, leadsTo } = outcome;
    const message = outcome.failed && code in failures ? sayFailure(code as keyof typeof failures) : outcome.message;
    if (code === 'logout' && accepted) forgetWork(user?.id);
    if (code === 'login' && accepted) entered.current = true;
    if (message) showToast({ title: message, kind: accepted ? 'success' : 'error' });
    if (code !== 'logout') await answer({ accepted, message: message ?? null });
    if (!leadsTo) return;
    await new Promise((shown) => setTimeout(shown, toastMs));
    location.assign(leadsTo);
  }

  return { perform, hasEntered: () => entered.current };
}

const needed: Record<string, readonly string[]> = {
  login: ['username', 'password'],
  forgot_password: ['email'],
  change_password: ['newPassword'],
};

/** What is missing. */
const texts = {
  login: { th: 'กรุณากรอกชื่อผู้ใช้และรหัสผ่าน', en: 'Invalid request' },
  forgot_password: { th: 'กรุณากรอกอีเมล', en: 'Please fill in your e-mail address' },
  change_password: { th: 'กรุณาใส่รหัสผ่านใหม่', en: 'Please enter a new password' },
};

/** What the server could not do. */
const failures = {
  login: { th: 'เกิดข้อผิดพลาดในการเข้าสู่ระบบ', en: 'An error occurred while signing in' },
  forgot_password: { th: 'เกิดข้อผิดพลาดในการตรวจสอบอีเมล', en: 'An error occurred while checking the e-mail address' },
  change_password: {
    th: 'เกิดข้อผิดพลาดระหว่างเปลี่ยนรหัสผ่าน',
    en: 'An error occurred during the password change process',
  },
};
