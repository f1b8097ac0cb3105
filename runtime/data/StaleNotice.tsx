import { useText } from '../language/useText.ts';
import './staleNotice.css';
import { useWidgetData } from './useWidgetData.ts';

const texts = { stale: { th: 'ข้อมูลนี้อาจไม่ใช่ล่าสุด', en: 'This may be out of date.' } };

/** Under a widget whose data could not be read again: what it shows is older, and here is another try. */
export function StaleNotice({ uid }: { uid: string }) {
  const { pending, refresh } = useWidgetData(uid);
  const say = useText();
  const tell = useText(texts);
  return (
    <p className="s-stale" role="status">
      <span>{tell('stale')}</span>
      <button type="button" className="s-button s-button--quiet s-button--small" disabled={pending} onClick={refresh}>
        {say('tryAgain')}
      </button>
    </p>
  );
}
