import { type Language, readText } from '../../schemas/text.ts';
import { Logo } from '../ui/icons/Logo.tsx';

/** Fills the screen when the page could not start. Needs no script: reloading is a link to the same URL. */
export function StartFailure({ language, delayed }: { language: Language; delayed?: boolean }) {
  const say = (name: keyof typeof texts) => readText(texts[name], language);
  return (
    <div className={delayed ? 's-start-failure s-start-failure--delayed' : 's-start-failure'} role="alert">
      <Logo size={48} />
      <h1>{say('title')}</h1>
      <p>{say('text')}</p>
      <a className="s-button s-button--primary" href="?" data-reload="">
        {say('reload')}
      </a>
    </div>
  );
}

const texts = {
  title: { th: 'เปิดหน้านี้ไม่สำเร็จ', en: 'This page could not be opened' },
  text: {
    th: 'ระบบโหลดข้อมูลไม่ครบ กรุณาตรวจสอบอินเทอร์เน็ตแล้วโหลดหน้านี้ใหม่',
    en: 'Not everything could be loaded. Please check your connection and load the page again.',
  },
  reload: { th: 'โหลดหน้านี้ใหม่', en: 'Reload this page' },
};
