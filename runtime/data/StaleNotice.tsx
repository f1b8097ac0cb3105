import { useText } from '../language/useText.ts';
import './staleNotice.css';
import { useWidgetState } from '../context/useWidgetState.ts';

const texts = { stale: { th: 'ข้อมูลนี้อาจไม่ใช่ล่าสุด', en: 'This may be out of date.' } };

/** Shown under a widget whose data could not be refreshed, with a button to try again. */
export function StaleNotice({ uid, onRetry }: { uid: string; onRetry: () => void }) {
  const pending = useWidgetState(uid, (state) => state.pending);
  const say = useText();
  const tell = useText(texts);
  return (
    <p className="s-stale" role="status">
      <span>{tell('stale')}</span>
      <button type="button" className="s-button s-button--quiet s-button--small" disabled={pending} onClick={onRetry}>
        {say('tryAgain')}
      </button>
    </p>
  );
}
