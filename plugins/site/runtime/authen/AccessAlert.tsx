import { useState } from 'react';
import { NativeDialog } from 'sala/runtime';

/** An alert; its text stays on the page after closing, since the page has no other content. */
export function AccessAlert({ title, message, closeLabel }: { title: string; message: string; closeLabel: string }) {
  const [open, setOpen] = useState(true);
  const close = () => setOpen(false);
  return (
    <>
      <p className="w-authen">{message}</p>
      {open && (
        <NativeDialog
          role="alertdialog"
          title={title}
          text={message}
          onClose={close}
          actions={
            <button type="button" className="s-button s-button--primary" onClick={close}>
              {closeLabel}
            </button>
          }
        />
      )}
    </>
  );
}
