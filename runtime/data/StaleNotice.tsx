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
          <span>{tell(pending ? 'trying' : 'stale')}</span>
          {!pending && (
            <button type="button" className="s-button s-button--quiet s-button--small" onClick={onRetry}>
              {say('tryAgain')}
            </button>
          )}
        </p>
      )}
      {reason !== undefined && <p className="s-reason">{tell('reason', { reason })}</p>}
    </>
  );
}

const texts = {
  stale: {
    th: 'อ่านข้อมูลใหม่ไม่สำเร็จ ที่แสดงอยู่เป็นข้อมูลเดิม',
    en: 'The new data could not be read. This is what was there before.',
  },
  trying: {
    th: 'อ่านข้อมูลใหม่ไม่สำเร็จ กำลังลองอีกครั้ง ที่แสดงอยู่เป็นข้อมูลเดิม',
    en: 'The new data could not be read; trying again. This is what was there before.',
  },
  reason: { th: 'เหตุผล (เห็นเฉพาะผู้ดูแล): {reason}', en: 'Reason (seen by administrators only): {reason}' },
};
