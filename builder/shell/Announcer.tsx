import { useStore } from '../state/createStore.ts';
import { useBuilder } from '../ui/BuilderContext.ts';

/** Announces the progress of a drag to screen readers. */
export function Announcer() {
  const { announcement } = useBuilder();
  const text = useStore(announcement, (value) => value);
  return (
    <div className="s-visually-hidden" role="status" aria-live="assertive" data-announcer="">
      {text}
    </div>
  );
}
