import { useEffect } from 'react';
import { useStore } from '../state/createStore.ts';
import { useBuilder } from '../ui/BuilderContext.ts';

/** Whether a control waits for an object to be picked on the canvas; Escape cancels. */
export function usePicking(): boolean {
  const { picking } = useBuilder();
  const isPicking = useStore(picking, (asked) => asked !== null);
  useEffect(() => {
    if (!isPicking) return;
    const handleKey = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return;
      event.preventDefault();
      event.stopPropagation();
      picking.set(null);
    };
    window.addEventListener('keydown', handleKey, { capture: true });
    return () => window.removeEventListener('keydown', handleKey, { capture: true });
  }, [picking, isPicking]);
  return isPicking;
}
