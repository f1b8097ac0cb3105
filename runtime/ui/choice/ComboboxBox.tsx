import { type KeyboardEvent, type ReactNode, useContext } from 'react';
import { ComboBoxStateContext, Group } from 'react-aria-components';

interface Props {
  /** Enter takes the first of the choices that were found, while none is marked; while they are searched for it does nothing. */
  takesFirst: boolean;
  children: ReactNode;
}

/** The field of a combobox and its button. */
export function ComboboxBox({ takesFirst, children }: Props) {
  const state = useContext(ComboBoxStateContext);
  function handleKey(event: KeyboardEvent) {
    if (event.key !== 'Enter' || !takesFirst || !state?.isOpen) return;
    const { selectionManager, collection } = state;
    if (selectionManager.focusedKey !== null) return;
    const first = collection.getFirstKey();
    if (first !== null) return selectionManager.setFocusedKey(first);
    event.preventDefault();
    event.stopPropagation();
  }
  return (
    <Group className="s-combobox__box" onKeyDownCapture={handleKey}>
      {children}
    </Group>
  );
}
