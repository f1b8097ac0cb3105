import { useEffect } from 'react';
import { useBuilder } from '../shell/BuilderContext.ts';
import { useStore } from '../state/createStore.ts';

/** Whether somebody waits for an object to be pointed out; Escape gives it up. */
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
