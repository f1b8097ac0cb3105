import { reasonOf } from '../context/failedRead.ts';
import { useWidgetState } from '../context/useWidgetState.ts';
import { useText } from '../language/useText.ts';
import './staleNotice.css';

interface Props {
  uid: string;
  onRetry: () => void;
}

/** Shown under a widget whose data could not be refreshed, with a button to try again, and why if one may know. */
export function StaleNotice({ uid, onRetry }: Props) {
  const stale = useWidgetState(uid, (state) => state.shown.stale);
  const pending = useWidgetState(uid, (state) => state.pending);
  const reason = useWidgetState(uid, (state) => reasonOf(state.error));
  const say = useText();
  const tell = useText(texts);
  return (
    <>
      {stale && (
        <p className="s-stale" role="status">
          <span>{tell('stale')}</span>
          <button
            type="button"
            className="s-button s-button--quiet s-button--small"
            disabled={pending}
            onClick={onRetry}
          >
            {say('tryAgain')}
          </button>
        </p>
      )}
      {reason !== undefined && <p className="s-reason">{tell('reason', { reason })}</p>}
    </>
  );
}

const texts = {
  stale: { th: 'ข้อมูลนี้อาจไม่ใช่ล่าสุด', en: 'This may be out of date.' },
  reason: { th: 'เหตุผล (เห็นเฉพาะผู้ดูแล): {reason}', en: 'Reason (seen by administrators only): {reason}' },
};
