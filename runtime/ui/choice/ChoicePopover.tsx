import { type ReactNode, useContext } from 'react';
import { ComboBoxStateContext, OverlayTriggerStateContext, Popover } from 'react-aria-components';

/** In pixels: a longer list scrolls, and leaves in sight what stands around its field. */
const mostHigh = 320;

/**
 * The list of a combobox. React Aria closes it when the page scrolls, as the keyboard of a phone has it do, and would put back
 * the last choice in place of what is being typed: that is done once the field is left.
 */
export function ChoicePopover({ children }: { children: ReactNode }) {
  const state = useContext(ComboBoxStateContext);
  const kept = state && { ...state, close: () => state.setOpen(false) };
  return (
    <OverlayTriggerStateContext value={kept}>
      <Popover className="s-popover s-combobox__popover" maxHeight={mostHigh}>
        {children}
      </Popover>
    </OverlayTriggerStateContext>
  );
}
