import { useState } from 'react';
import { useText } from 'sala/runtime';
import { TextInput } from './TextInput.tsx';

const texts = {
  help: { th: 'ที่อยู่รูป ขึ้นต้นด้วย / หรือ https://', en: 'Address of a picture, beginning with / or https://' },
};

/** Address of a picture with a preview. */
export function FileAddress({ label, name, value }: { label: string; name: string; value: string }) {
  const say = useText(texts);
  const [typed, setTyped] = useState(value);
  const [broken, setBroken] = useState(false);
  return (
    <div className="w-config__file">
      <TextInput
        label={label}
        help={say('help')}
        name={name}
        defaultValue={value}
        inputMode="url"
        pattern="(/[^/\\].*|https://.+)"
        maxLength={2000}
        spellCheck={false}
        onChange={(event) => {
          setTyped(event.target.value);
          setBroken(false);
        }}
      />
      {typed && !broken && <img src={typed} alt="" onError={() => setBroken(true)} />}
    </div>
  );
}
