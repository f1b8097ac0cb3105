import { useEffect, useRef, useState } from 'react';
import { PictureChoice } from 'sala/runtime';

/** A picture of the site's files in a form of settings. */
export function FileAddress({ label, name, value }: { label: string; name: string; value: string }) {
  const [address, setAddress] = useState(value);
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
      <PictureChoice label={label} address={address} onChange={setAddress} />
    </div>
  );
}
