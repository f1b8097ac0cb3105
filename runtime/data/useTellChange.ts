import { showToast } from '../ui/toast/showToast.ts';
import { type OwnChange, useTakeBack } from './useTakeBack.ts';

export interface ToldChange extends OwnChange {
  kind?: 'success' | 'warning';
}

/** Says that a record was changed, and offers to take that back where whoever did it may; then to do it again. */
export function useTellChange(): (change: ToldChange) => void {
  const { offer } = useTakeBack();
  return (change) => {
    const { title, text, kind = 'success' } = change;
    const ms = kind === 'warning' ? { ms: 20_000 } : {};
    showToast({ title, ...(text && { text }), kind, ...ms, ...offer(change, change.record, 'undo') });
  };
}
