import { type Language, readText } from '../../schemas/index.ts';
import type { DataStore } from '../context/dataStore.ts';
import { showToast } from '../ui/toast/showToast.ts';

const told = new WeakSet<DataStore>();

/** Says once of a page that its record is gone, and what becomes of what somebody is filling in there. */
export function tellGone(store: DataStore, language: Language, isKept: boolean): void {
  if (told.has(store)) return;
  told.add(store);
  const text = isKept ? { text: readText(goneTexts.kept, language) } : {};
  showToast({ title: readText(goneTexts.gone, language), ...text, kind: 'warning', ms: 20_000 });
}

const goneTexts = {
  gone: {
    th: 'รายการที่เปิดอยู่ถูกลบ หรือไม่เปิดให้คุณดูแล้ว',
    en: 'What was open here was deleted, or is no longer open to you',
  },
  kept: {
    th: 'สิ่งที่กรอกไว้ยังอยู่บนหน้านี้ แต่บันทึกไม่ได้จนกว่าจะมีผู้กู้คืนรายการ',
    en: 'What you filled in stays on this page. It cannot be saved until somebody restores it.',
  },
};
