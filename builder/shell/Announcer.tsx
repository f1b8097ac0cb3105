import { useStore } from '../state/createStore.ts';
import { useBuilder } from './BuilderContext.ts';

/** Says aloud what happens while something is dragged. */
export function Announcer() {
  const { announcement } = useBuilder();
  const text = useStore(announcement, (value) => value);
  return (
    <div className="s-visually-hidden" role="status" aria-live="assertive" data-announcer="">
      {text}
    </div>
  );
}
