import type { ReactNode } from 'react';
import { Icon } from 'sala/runtime';
import './parts.css';

interface Props {
  text: string;
  icon: string;
  failed?: boolean;
  /** A line below, which explains. */
  help?: string;
  action?: ReactNode;
}

/** Message in place of missing data, with an action. */
export function Notice({ text, icon, failed, help, action }: Props) {
  return (
    <div className="w-data-notice" data-failed={failed} role={failed ? 'alert' : 'status'}>
      <Icon name={icon} size={28} />
      <p>{text}</p>
      {help && <p className="w-data-notice__help">{help}</p>}
      {action}
    </div>
  );
}
