import { useState } from 'react';
import type { Counter } from '../../../schemas/index.ts';
import { Icon } from '../../ui/icons/Icon.tsx';
import { Disclosure } from '../../ui/menu/Disclosure.tsx';
import { NoticePanel } from './NoticePanel.tsx';
import { writeCount } from './writeCount.ts';

/** The bell of the header: how many notifications are unread, and below it the latest of them. */
export function NotificationBell({ counter: { icon, count }, label }: { counter: Counter; label: string }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <Disclosure
      className="s-notices"
      name={label}
      onToggle={setOpen}
      label={
        <span className="s-counter">
          <Icon name={icon} size={20} />
          {count > 0 && <span className="s-badge">{writeCount(count)}</span>}
        </span>
      }
    >
      <NoticePanel active={isOpen} />
    </Disclosure>
  );
}
