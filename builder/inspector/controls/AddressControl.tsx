import { useState } from 'react';
import { readLink } from '../../../engine/link/readLink.ts';
import { useLanguage } from '../../language/LanguageProvider.tsx';
import type { ControlProps } from '../controlProps.ts';
import { emptyToNothing, toText } from './TextControl.tsx';

/** The address of a page, a file or a picture; of a picture with the picture. */
export function AddressControl({ id, schema, value, onChange }: ControlProps) {
  const text = toText(value ?? schema.default);
  const isImage = schema['x-control'] === 'image';
  return (
    <div className="bd-address">
      {isImage && text !== '' && <Thumbnail key={text} address={text} />}
      <input
        id={id}
        className="bd-input"
        type="text"
        inputMode="url"
        placeholder={isImage ? '/files/…' : '/…, https://…, #…'}
        value={text}
        onChange={(event) => onChange(emptyToNothing(event.target.value, schema.default))}
      />
    </div>
  );
}

function Thumbnail({ address }: { address: string }) {
  const { say } = useLanguage();
  const [broken, setBroken] = useState(false);
  const { href } = readLink(address);
  if (!href || broken) return <p className="bd-thumbnail bd-thumbnail--missing">{say('imageMissing')}</p>;
  return <img className="bd-thumbnail" src={href} alt="" onError={() => setBroken(true)} />;
}
