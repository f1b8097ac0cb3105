import { useEffect, useState } from 'react';
import { ConfirmDialog, useNavigate, useText } from 'sala/runtime';

const texts = {
  title: { th: 'ออกโดยไม่บันทึกหรือไม่', en: 'Leave without saving?' },
  text: { th: 'สิ่งที่แก้ไขไว้ในหน้านี้ยังไม่ได้บันทึก และจะหายไป', en: 'What you changed here is not saved and will be lost.' },
  action: { th: 'ออกจากหน้านี้', en: 'Leave' },
};

/** Asks before unsaved changes are lost: by closing the page or following a link. */
export function LeaveGuard({ dirty }: { dirty: boolean }) {
  const say = useText(texts);
  const navigate = useNavigate();
  const [target, setTarget] = useState<string>();
  useEffect(() => {
    if (!dirty) return;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    const hold = (event: MouseEvent) => {
      const link = event.target instanceof Element ? event.target.closest('a[href]') : null;
      if (!(link instanceof HTMLAnchorElement) || link.target === '_blank' || link.origin !== location.origin) return;
      if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey) return;
      if (link.pathname === location.pathname) return;
      event.preventDefault();
      event.stopPropagation();
      setTarget(link.pathname + link.search);
    };
    window.addEventListener('beforeunload', ask);
    document.addEventListener('click', hold, true);
    return () => {
      window.removeEventListener('beforeunload', ask);
      document.removeEventListener('click', hold, true);
    };
  }, [dirty]);
  if (target === undefined) return null;
  const leave = () => navigate(target);
  return (
    <ConfirmDialog
      title={say('title')}
      text={say('text')}
      action={say('action')}
      danger
      perform={leave}
      onClose={() => setTarget(undefined)}
    />
  );
}
