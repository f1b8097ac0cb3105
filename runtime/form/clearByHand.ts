import { showToast } from '../ui/toast/showToast.ts';
import type { FormStore } from './formStore.ts';

interface Clearing {
  form: FormStore;
  clear: () => void;
  say: (name: 'cleared' | 'bringBack') => string;
}

/** Cleared by mistake, what was filled in is brought back. */
export function clearByHand({ form, clear, say }: Clearing): void {
  const draft = form.draft();
  clear();
  if (Object.keys(draft).length === 0) return;
  showToast({ title: say('cleared'), action: { title: say('bringBack'), perform: () => form.restore(draft) } });
}
