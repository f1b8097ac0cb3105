import type { FormEvent, ReactNode } from 'react';
import { addressHref } from 'sala/runtime';

interface Props {
  uid: string;
  label: string;
  className?: string;
  search?: boolean;
  /** Parameters of this object that the form's fields replace or clear. */
  replaces: string[];
  /** Without it the browser sends the form. */
  onSend?: (form: FormData) => void;
  children: ReactNode;
}

/** A GET form that writes into the page's address, with or without scripts. */
export function AddressForm({ uid, label, className, search, replaces, onSend, children }: Props) {
  const others = new URLSearchParams(addressHref(uid, Object.fromEntries(replaces.map((name) => [name, undefined]))));
  function handleSubmit(event: FormEvent<HTMLFormElement>) {
    if (!onSend) return;
    event.preventDefault();
    onSend(new FormData(event.currentTarget));
  }
  return (
    <form
      method="get"
      className={className}
      aria-label={label}
      role={search ? 'search' : undefined}
      onSubmit={handleSubmit}
    >
      {[...others].map(([name, value]) => (
        <input key={`${name} ${value}`} type="hidden" name={name} value={value} />
      ))}
      {children}
    </form>
  );
}
