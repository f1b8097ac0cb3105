import type { ReactNode } from 'react';

/** Properties of both dialogs: the one of React Aria, and the native one of visitors' pages. */
export interface DialogProps {
  title: string;
  /** `alertdialog` interrupts: its buttons answer it, so it has no other close button and a press outside does nothing. */
  role?: 'dialog' | 'alertdialog';
  /** The paragraph under the title, which describes the dialog to screen readers. */
  text?: string;
  /** Without it the dialog has no close button and stays open until its work is done. */
  onClose?: () => void;
  /** The buttons at its foot. */
  actions?: ReactNode;
  /** `wide` for pictures and lists; `side` stands beside what it belongs to, over the whole height. */
  size?: 'wide' | 'side';
  children?: ReactNode;
}
