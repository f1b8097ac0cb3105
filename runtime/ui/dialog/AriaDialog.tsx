import { useId } from 'react';
import { Dialog, Heading, Modal, ModalOverlay } from 'react-aria-components';
import { readText } from '../../../schemas/text.ts';
import { useUiLanguage } from '../../language/uiLanguage.ts';
import { AriaScope } from '../aria/AriaScope.tsx';
import { CloseIcon } from '../icons/shellIcons.tsx';
import type { DialogProps } from './dialogProps.ts';
import { focusFirstBox } from './focusFirstBox.ts';
import { holdFocus } from './holdFocus.ts';
import { scrollByKeys } from './scrollByKeys.ts';
import './dialog.css';

/** Not in the runtime's messages: those are in the script that every page loads. */
const closeText = { th: 'ปิด', en: 'Close' };

/** A modal dialog of React Aria, open while it is drawn. */
export function AriaDialog({ title, role, text, onClose, actions, size, children }: DialogProps) {
  const language = useUiLanguage();
  const id = useId();
  const isDismissable = onClose !== undefined && role !== 'alertdialog';
  return (
    <AriaScope>
      <ModalOverlay
        isOpen
        className="s-overlay"
        isDismissable={isDismissable}
        isKeyboardDismissDisabled={onClose === undefined}
        onOpenChange={() => onClose?.()}
      >
        <Modal className="s-dialog" data-size={size}>
          <Dialog role={role} className="s-dialog__content" lang={language} aria-describedby={text ? id : undefined}>
            <div className="s-dialog__head">
              <Heading slot="title">{title}</Heading>
              {isDismissable && (
                <button
                  type="button"
                  className="s-dialog__close"
                  aria-label={readText(closeText, language)}
                  onClick={onClose}
                >
                  <CloseIcon />
                </button>
              )}
            </div>
            <div className="s-dialog__body" ref={enterBody}>
              {text && <p id={id}>{text}</p>}
              {children}
            </div>
            {actions && <div className="s-dialog__foot">{actions}</div>}
          </Dialog>
        </Modal>
      </ModalOverlay>
    </AriaScope>
  );
}

function enterBody(body: HTMLElement | null) {
  focusFirstBox(body);
  const ends = [holdFocus(body), scrollByKeys(body)];
  return () => {
    for (const end of ends) end?.();
  };
}
