import { type ReactNode, useContext, useEffect, useRef } from 'react';
import { ComboBoxStateContext, OverlayTriggerStateContext, Popover } from 'react-aria-components';

/** In pixels: a longer list scrolls, and leaves in sight what stands around its field. */
const mostHigh = 320;

/**
 * The list of a combobox. React Aria closes it at any scroll around its field, and puts back the last choice in place of what is
 * being typed. Here it moves with the page, which the keyboard of a phone scrolls as it opens; within a part that scrolls by itself
 * it closes, and what is typed stays until the field is left.
 */
export function ChoicePopover({ children }: { children: ReactNode }) {
  const state = useContext(ComboBoxStateContext);
  const scrolled = useRef<EventTarget>(null);
  // Before the listener of React Aria, which is added when the list opens.
  useEffect(() => {
    const note = ({ target }: Event) => {
      scrolled.current = target;
    };
    window.addEventListener('scroll', note, true);
    return () => window.removeEventListener('scroll', note, true);
  }, []);
  const close = () => scrolled.current !== document && state?.setOpen(false);
  return (
    <OverlayTriggerStateContext value={state && { ...state, close }}>
      <Popover className="s-popover s-combobox__popover" maxHeight={mostHigh}>
        {children}
      </Popover>
    </OverlayTriggerStateContext>
  );
}
