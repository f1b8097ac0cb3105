import { useState } from 'react';
import { useText } from '../language/useText.ts';
import { Dialog } from '../ui/dialog/Dialog.tsx';
import { FileShelf } from './FileShelf.tsx';
import { fileTexts } from './fileTexts.ts';
import './files.css';

interface Props {
  label: string;
  address: string;
  onChange: (address: string) => void;
}

/** A picture by its address: how it looks, and buttons to choose another of the site's files or none. */
export function PictureChoice({ label, address, onChange }: Props) {
  const say = useText(fileTexts);
  const [open, setOpen] = useState(false);
  return (
    <>
      <Preview key={address} address={address} />
      <span className="s-picture-choice">
        <button type="button" className="s-button s-button--outline s-button--small" onClick={() => setOpen(true)}>
          {say(address ? 'changePicture' : 'choosePicture')}
        </button>
        {address && (
          <button type="button" className="s-button s-button--quiet s-button--small" onClick={() => onChange('')}>
            {say('removePicture')}
          </button>
        )}
      </span>
      {open && (
        <Dialog title={label} onClose={() => setOpen(false)} size="wide">
          <FileShelf
            kind="image"
            onPick={({ url }) => {
              onChange(url);
              setOpen(false);
            }}
          />
        </Dialog>
      )}
    </>
  );
}

function Preview({ address }: { address: string }) {
  const say = useText(fileTexts);
  const [broken, setBroken] = useState(false);
  if (!address) return <span className="s-field__help">{say('noPicture')}</span>;
  if (broken) return <span className="s-field__error">{say('brokenPicture')}</span>;
  return <img src={address} alt="" onError={() => setBroken(true)} />;
}
