import type { ComponentProps, MouseEvent } from 'react';
import { type AddressChanges, addressHref, useWidgetAddress } from 'sala/runtime';

interface Props extends Omit<ComponentProps<'a'>, 'href'> {
  uid: string;
  changes: AddressChanges;
}

/** A link that changes the object's part of the address: in place where scripts run, as a plain link elsewhere. */
export function AddressLink({ uid, changes, children, onClick, ...rest }: Props) {
  const [, change] = useWidgetAddress(uid);
  const href = addressHref(uid, changes);
  const handleClick = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event);
    if (event.defaultPrevented || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    change(changes, { push: true });
  };
  return (
    <a {...rest} href={href} onClick={handleClick}>
      {children}
    </a>
  );
}
