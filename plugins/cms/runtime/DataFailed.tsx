import { useText, useWidgetData } from 'sala/runtime';
import { words } from 'sala/schemas';
import './dataFailed.css';

const texts = {
  failed: { th: 'อ่านข้อมูลส่วนนี้ไม่สำเร็จ ข้อมูลยังอยู่ครบ', en: 'This part could not be read. Nothing is lost.' },
  retry: words.tryAgain,
};

/** Shown when data could not be read. The link reloads the page without scripts, and only this part with them. */
export function DataFailed({ uid }: { uid: string }) {
  const say = useText(texts);
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
