import { useText } from '../language/useText.ts';
import { useDraw } from './DrawContext.ts';

/** Shown in place of a widget that could not be drawn. */
export function WidgetFailed({ detail, onRetry }: { detail?: string; onRetry?: () => void }) {
  const say = useText();
  const { staff } = useDraw();
  return (
    <div className="s-failed" role="alert">
      <span>{say('widgetFailed')}</span>
      {staff && detail && <code>{detail}</code>}
      {onRetry && (
        <button type="button" className="s-button s-button--quiet" onClick={onRetry}>
          {say('tryAgain')}
        </button>
      )}
    </div>
  );
}
