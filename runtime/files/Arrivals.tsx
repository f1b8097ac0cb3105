import { useText } from '../language/useText.ts';
import { fileTexts } from './fileTexts.ts';
import type { Arrival } from './useLibraryUpload.ts';

interface Props {
  arrivals: readonly Arrival[];
  onDismiss: (id: string) => void;
}

/** Files on their way to the library, and those that did not arrive. */
export function Arrivals({ arrivals, onDismiss }: Props) {
  const say = useText(fileTexts);
  return (
    <div role="status" className="s-files__arrivals">
      {arrivals.map(({ id, name, percent, failure: reason }) => (
        <p key={id} data-failed={reason ? '' : undefined}>
          {reason ? say('failed', { name, reason }) : say('sending', { name, percent })}
          {reason && (
            <button
              type="button"
              className="s-button s-button--quiet s-button--small"
              aria-label={say('dismiss', { name })}
              onClick={() => onDismiss(id)}
            >
              ×
            </button>
          )}
        </p>
      ))}
    </div>
  );
}
