import { ConfirmDialog, useLeaveGuard, useText } from 'sala/runtime';

const texts = {
  title: { th: 'ออกโดยไม่บันทึกหรือไม่', en: 'Leave without saving?' },
  text: { th: 'สิ่งที่แก้ไขไว้ในหน้านี้ยังไม่ได้บันทึก และจะหายไป', en: 'What you changed here is not saved and will be lost.' },
  action: { th: 'ออกจากหน้านี้', en: 'Leave' },
};

/** Asks before unsaved changes are lost: by closing the page, following a link or going back; `of` as `useLeaveGuard` has it. */
export function LeaveGuard({ dirty, of }: { dirty: boolean; of?: string }) {
  const say = useText(texts);
  const question = useLeaveGuard(() => dirty, of);
  if (!question) return null;
  return (
    <ConfirmDialog
      title={say('title')}
      text={say('text')}
      action={say('action')}
      danger
      perform={question.leave}
      onClose={question.stay}
    />
  );
}
