import type { KeyboardEvent, ReactNode } from 'react';

interface Props {
  /** Undefined while the answer is not complete, and where it destroys something. */
  confirm: (() => void) | undefined;
  children: ReactNode;
}

/** The fields of a question: Enter in a line of text gives the answer. */
export function EnterConfirms({ confirm, children }: Props) {
  function confirmByEnter(event: KeyboardEvent) {
    if (event.key !== 'Enter' || event.nativeEvent.isComposing || event.defaultPrevented || !confirm) return;
    if (!(event.target instanceof HTMLInputElement) || !event.target.matches(lineOfText)) return;
    event.preventDefault();
    confirm();
  }
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the keys come from the fields inside
    <div role="presentation" style={{ display: 'contents' }} onKeyDown={confirmByEnter}>
      {children}
    </div>
  );
}

/** Fields in which Enter means that the answer is written; what can be chosen in one needs the key itself. */
const lineOfText =
  'input:not([type]):not([role]), input:is([type=text], [type=email], [type=password], [type=number]):not([role])';
