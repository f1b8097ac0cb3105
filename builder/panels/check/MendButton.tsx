import { useState } from 'react';
import type { Mend } from '../../../engine/layout/findings/findings.ts';
import type { TreeNode } from '../../document/tree/tree.ts';
import { focusField } from '../../inspector/focusField.ts';
import { LinkPicker } from '../../inspector/link/LinkPicker.tsx';
import { useLanguage } from '../../language/LanguageProvider.tsx';
import { changeView } from '../../state/viewState.ts';
import { useBuilder } from '../../ui/BuilderContext.ts';
import { applyMend } from './applyMend.ts';

interface Props {
  mend: Mend;
  /** The part that is mended; undefined for the page. */
  node: TreeNode | undefined;
  /** What that part is called. */
  place: string;
  onMend: () => void;
}

/** Makes an end of a finding by one press, or by what is then chosen. */
export function MendButton({ mend, node, place, onMend }: Props) {
  const { editor, catalog, view, announcement } = useBuilder();
  const { say, read } = useLanguage();
  const [isChoosing, setChoosing] = useState(false);
  const label = mend.label ? read(mend.label) : say('checkMend');
  const apply = (address?: string) => {
    applyMend(mend, { editor, catalog, node, address });
    announcement.set(say('checkMended'));
    if (!('look' in mend && mend.look)) return onMend();
    // Beside the check; on a phone in its place.
    changeView(view, { sheet: 'inspector' });
    focusField(mend.path, mend.look);
  };
  return (
    <>
      <button
        type="button"
        className="bd-button bd-findings__mend"
        aria-label={`${label}: ${place}`}
        onClick={() => ('choose' in mend ? setChoosing(true) : apply())}
      >
        {label}
      </button>
      {isChoosing && 'choose' in mend && (
        <LinkPicker
          address={mend.address}
          onClose={() => setChoosing(false)}
          onChoose={(address) => {
            setChoosing(false);
            apply(address);
          }}
        />
      )}
    </>
  );
}
