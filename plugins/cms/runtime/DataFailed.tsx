import { useText, useWidgetData } from 'sala/runtime';
import './dataFailed.css';

const words = {
  failed: { th: 'อ่านข้อมูลส่วนนี้ไม่สำเร็จ ข้อมูลยังอยู่ครบ', en: 'This part could not be read. Nothing is lost.' },
  retry: { th: 'ลองอีกครั้ง', en: 'Try again' },
};

/** In place of what could not be read. The link opens the page anew where no script runs, and reads only this part where one does. */
export function DataFailed({ uid }: { uid: string }) {
  const say = useText(words);
  const { pending, refresh } = useWidgetData(uid);
  return (
    <div className="w-data-failed" role="alert" aria-busy={pending}>
      <p>{say('failed')}</p>
      {/* biome-ignore lint/a11y/useValidAnchor: it is a link to this page, which a script makes cheaper */}
      <a
        href=""
        className="s-button s-button--outline s-button--small"
        onClick={(event) => {
          event.preventDefault();
          refresh();
        }}
      >
        {say('retry')}
      </a>
    </div>
  );
}
