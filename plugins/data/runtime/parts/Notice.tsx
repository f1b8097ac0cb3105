import type { ReactNode } from 'react';
import { Icon } from 'sala/runtime';
import './parts.css';

interface Props {
  text: string;
  icon: string;
  failed?: boolean;
  action?: ReactNode;
}

/** Message in place of missing data, with an action. */
export function Notice({ text, icon, failed, action }: Props) {
  return (
    <div className="w-data-notice" data-failed={failed} role={failed ? 'alert' : 'status'}>
      <Icon name={icon} size={28} />
      <p>{text}</p>
      {action}
    </div>
  );
}
