import { type KeyboardEvent, type MouseEvent, type ReactNode, useContext } from 'react';
import { ComboBoxStateContext, Group } from 'react-aria-components';

interface Props {
  /** Enter takes the first of the choices that were found, while none is marked. */
  takesFirst: boolean;
  children: ReactNode;
}

/** The field of a combobox and its button. */
export function ComboboxBox({ takesFirst, children }: Props) {
  const state = useContext(ComboBoxStateContext);
  function handleKey(event: KeyboardEvent) {
    if (event.key !== 'Enter' || !state?.isOpen) return;
    const { selectionManager, collection } = state;
    if (selectionManager.focusedKey !== null) return;
    const first = collection.getFirstKey();
    if (first !== null) return takesFirst ? selectionManager.setFocusedKey(first) : undefined;
    // Nothing is there to take, or not yet while it is searched for: the list stays open.
    event.preventDefault();
    event.stopPropagation();
  }
  // React Aria opens by its button, an arrow or typing; people press the field itself.
  function handleClick({ target }: MouseEvent) {
    if (target instanceof HTMLInputElement && !state?.isOpen) state?.open(null, 'manual');
  }
  return (
    <Group className="s-combobox__box" onKeyDownCapture={handleKey} onClick={handleClick}>
      {children}
    </Group>
  );
}
