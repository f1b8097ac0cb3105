import { useText } from '../language/useText.ts';
import './staleNotice.css';
import { useWidgetData } from './useWidgetData.ts';

/** Under a widget whose data could not be read again: what it shows is older, and here is another try. */
export function StaleNotice({ uid }: { uid: string }) {
  const { pending, refresh } = useWidgetData(uid);
  const say = useText();
  return (
    <p className="s-stale" role="status">
      <span>{say('dataStale')}</span>
      <button type="button" className="s-button s-button--quiet s-button--small" disabled={pending} onClick={refresh}>
        {say('tryAgain')}
      </button>
    </p>
  );
}
