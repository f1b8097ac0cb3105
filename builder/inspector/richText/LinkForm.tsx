import type { Editor } from '@tiptap/core';
import { useId, useState } from 'react';
import { Dialog } from '../../../runtime/ui/dialog/Dialog.tsx';
import { useLanguage } from '../../language/LanguageProvider.tsx';
import { useFirstFocus } from '../../ui/useFirstFocus.ts';
import { AddressField } from '../link/AddressField.tsx';
import { isAllowedAddress } from './extensions.ts';

/** Edits the link of the selected text. */
export function LinkForm({ editor, onClose }: { editor: Editor; onClose: () => void }) {
  const { say } = useLanguage();
  const id = useId();
  const field = useFirstFocus<HTMLInputElement>();
  const own = editor.getAttributes('link');
  const [address, setAddress] = useState(typeof own.href === 'string' ? own.href : '');
  const [apart, setApart] = useState(own.target === '_blank');
  const keep = () => {
    const chain = editor.chain().focus().extendMarkRange('link');
    if (address.trim() === '') chain.unsetLink().run();
    else if (editor.state.selection.empty && !editor.isActive('link'))
      chain
        .insertContent({
          type: 'text',
          text: address,
          marks: [{ type: 'link', attrs: { href: address, target: apart ? '_blank' : null } }],
        })
        .run();
    else chain.setLink({ href: address, target: apart ? '_blank' : null }).run();
    onClose();
  };
  const isOpen = address.trim() === '' || isAllowedAddress(address);
  return (
    <Dialog title={say('link')} onClose={onClose}>
      <form
        className="bd-link-form"
        onSubmit={(event) => {
          event.preventDefault();
          event.stopPropagation();
          if (isOpen) keep();
        }}
      >
        <label htmlFor={id}>{say('linkAddress')}</label>
        <AddressField ref={field} id={id} value={address} label={say('linkAddress')} onChange={setAddress} />
        <label className="bd-check">
          <input type="checkbox" checked={apart} onChange={(event) => setApart(event.target.checked)} />
          <span>{say('linkApart')}</span>
        </label>
        <footer>
          {editor.isActive('link') && (
            <button
              type="button"
              className="bd-button"
              onClick={() => {
                editor.chain().focus().extendMarkRange('link').unsetLink().run();
                onClose();
              }}
            >
              {say('linkRemove')}
            </button>
          )}
          <button type="submit" className="bd-button bd-button--primary" disabled={!isOpen}>
            {say('done')}
          </button>
        </footer>
      </form>
    </Dialog>
  );
}
