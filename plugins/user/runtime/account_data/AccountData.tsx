import { type FormEvent, useState } from 'react';
import { forgetWork, NativeDialog, useApi, useSession, useText } from 'sala/runtime';
import { accountTexts } from '../parts/accountTexts.ts';
import { Note } from '../parts/Note.tsx';
import { PasswordField } from '../parts/PasswordField.tsx';
import { readFields } from '../parts/readFields.ts';
import { useCall } from '../parts/useCall.ts';
import '../parts/account.css';

const texts = {
  title: { th: 'ข้อมูลที่เก็บเกี่ยวกับคุณ', en: 'What is stored about you' },
  text: {
    th: 'ตามกฎหมายคุ้มครองข้อมูลส่วนบุคคล คุณขอสำเนาข้อมูลของคุณ และขอให้ลบบัญชีได้ทุกเมื่อ',
    en: 'The law gives you a copy of your data, and the end of your account, whenever you want.',
  },
  download: { th: 'ดาวน์โหลดข้อมูลของฉัน', en: 'Download my data' },
  erase: { th: 'ลบบัญชีของฉัน', en: 'Erase my account' },
  what: {
    th: 'บัญชี โปรไฟล์ อุปกรณ์ที่เข้าสู่ระบบ และการเชื่อมต่อทั้งหมดจะถูกลบทันทีและกู้คืนไม่ได้ รายการที่คุณสร้างไว้ยังอยู่กับเว็บไซต์โดยไม่ระบุตัวคุณ บันทึกการเข้าสู่ระบบเก็บไว้ตามที่กฎหมายกำหนด',
    en: 'Your account, profile, devices and connections are deleted at once and for good. Records you made stay with the site without your name. The log of sign-ins is kept as long as the law wants it.',
  },
  confirm: { th: 'ลบบัญชีถาวร', en: 'Erase for good' },
};

/** Exports a person's data and deletes their account. */
export function AccountData() {
  const say = useText(texts);
  const { user, mode } = useSession();
  const [asking, setAsking] = useState(false);
  if (!user || mode === 'bypass') return null;
  return (
    <div className="w-account__page">
      <section className="w-account__section">
        <h2>{say('title')}</h2>
        <p className="w-account__text">{say('text')}</p>
        <div className="w-account__actions">
          <a className="s-button s-button--outline" href="/api/account/export" download="my-data.json">
            {say('download')}
          </a>
          <button type="button" className="s-button s-button--outline" onClick={() => setAsking(true)}>
            {say('erase')}
          </button>
        </div>
      </section>
      {asking && <EraseDialog onClose={() => setAsking(false)} />}
    </div>
  );
}

function EraseDialog({ onClose }: { onClose: () => void }) {
  const say = useText(texts);
  const sayAccount = useText(accountTexts);
  const api = useApi();
  const { user } = useSession();
  const { busy, refusal, run } = useCall();
  async function erase(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const body = readFields(event.currentTarget);
    if (!(await run(() => api('/api/account/erase', { method: 'POST', body })))) return;
    forgetWork(user?.id);
    location.assign('/');
  }
  return (
    <NativeDialog title={say('erase')} onClose={onClose}>
      <form className="w-account__form" method="post" noValidate onSubmit={erase} aria-busy={busy}>
        <p>{say('what')}</p>
        <Note>{refusal}</Note>
        <PasswordField name="password" label={sayAccount('currentPassword')} autoComplete="current-password" required />
        <div className="w-account__actions">
          <button type="submit" className="s-button s-button--danger" disabled={busy}>
            {say('confirm')}
          </button>
          <button type="button" className="s-button s-button--outline" onClick={onClose}>
            {sayAccount('cancel')}
          </button>
        </div>
      </form>
    </NativeDialog>
  );
}
