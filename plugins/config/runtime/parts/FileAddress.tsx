import { useEffect, useRef, useState } from 'react';
import { Dialog, FileShelf, useText } from 'sala/runtime';

/** A picture of the site's files, chosen from them or sent there. */
export function FileAddress({ label, name, value }: { label: string; name: string; value: string }) {
  const say = useText(texts);
  const [address, setAddress] = useState(value);
  const [open, setOpen] = useState(false);
  const input = useRef<HTMLInputElement>(null);
  const seen = useRef(value);
  // A hidden field tells its form of no change by itself.
  useEffect(() => {
    if (seen.current === address) return;
    seen.current = address;
    input.current?.dispatchEvent(new Event('input', { bubbles: true }));
  }, [address]);
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for fields
    <div className="s-field w-config__file" role="group" aria-label={label}>
      <span className="s-field__label">{label}</span>
      <input ref={input} type="hidden" name={name} value={address} />
      <Preview key={address} address={address} />
      <span className="w-config__line">
        <button type="button" className="s-button s-button--outline s-button--small" onClick={() => setOpen(true)}>
          {say(address ? 'change' : 'choose')}
        </button>
        {address && (
          <button type="button" className="s-button s-button--quiet s-button--small" onClick={() => setAddress('')}>
            {say('remove')}
          </button>
        )}
      </span>
      {open && (
        <Dialog title={label} onClose={() => setOpen(false)} size="wide">
          <FileShelf
            kind="image"
            onPick={({ url }) => {
              setAddress(url);
              setOpen(false);
            }}
          />
        </Dialog>
      )}
    </div>
  );
}

function Preview({ address }: { address: string }) {
  const say = useText(texts);
  const [broken, setBroken] = useState(false);
  if (!address) return <span className="w-config__quiet">{say('none')}</span>;
  if (broken) return <span className="s-field__error">{say('broken')}</span>;
  return <img src={address} alt="" onError={() => setBroken(true)} />;
}

const texts = {
  choose: { th: 'เลือกรูป', en: 'Choose a picture' },
  change: { th: 'เปลี่ยนรูป', en: 'Change' },
  remove: { th: 'เอาออก', en: 'Remove' },
  none: { th: 'ยังไม่มีรูป', en: 'No picture yet' },
  broken: { th: 'เปิดรูปนี้ไม่ได้ กรุณาเลือกใหม่', en: 'This picture cannot be opened: please choose another.' },
};
