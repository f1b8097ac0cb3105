import { type KeyboardEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import { drawWhenLoaded } from '../aria/drawWhenLoaded.tsx';
import type { MenuSection, OpenMenuProps } from './menuProps.ts';

interface Props {
  label: string;
  sections: readonly MenuSection[];
  className?: string;
  /** What the button shows, if not only its label. */
  children?: ReactNode;
}

const OpenMenu = drawWhenLoaded<OpenMenuProps>(
  async () => (await import('./AriaMenu.tsx')).AriaMenu,
  () => null,
);

const openingKeys = ['ArrowDown', 'ArrowUp', 'Enter', ' '];

/** A button of staff's screens and of the builder that opens a menu; the code of the menu is fetched by the first press. */
export function Menu({ label, sections, className, children }: Props) {
  const button = useRef<HTMLButtonElement>(null);
  const [isOpen, setOpen] = useState(false);
  const chosen = useRef<() => void>(undefined);
  // Once the menu is gone: a dialog that an entry opens gives the focus back to where it was then, which is the button.
  useEffect(() => {
    const press = chosen.current;
    if (isOpen || !press) return;
    chosen.current = undefined;
    button.current?.focus();
    press();
  }, [isOpen]);
  const close = () => setOpen(false);
  function leave(press: () => void) {
    chosen.current = press;
    close();
  }
  // Enter and Space too: as the click that they would become they let the focus stay on the menu in place of its first entry.
  function handleKey(event: KeyboardEvent) {
    if (!openingKeys.includes(event.key)) return;
    event.preventDefault();
    setOpen(true);
  }
  return (
    <>
      <button
        ref={button}
        type="button"
        className={className}
        aria-haspopup="menu"
        aria-expanded={isOpen}
        onClick={() => setOpen(true)}
        onKeyDown={handleKey}
      >
        {children ?? label}
      </button>
      {isOpen && <OpenMenu {...{ label, sections, button }} onClose={close} onLeave={leave} />}
    </>
  );
}
