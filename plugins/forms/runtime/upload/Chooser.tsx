import { type AriaAttributes, type ChangeEvent, useRef } from 'react';
import { fileTypes } from 'sala/engine';
import { Icon, useText } from 'sala/runtime';
import type { UploadRules } from '../../shared/uploadRules.ts';
import { uploadTexts } from '../../shared/uploadTexts.ts';

interface Props {
  rules: UploadRules;
  over: boolean;
  label: string;
  described: AriaAttributes & { id: string };
  onChoose: (files: File[]) => void;
}

/** The ways to choose files: from the device, with the camera of a phone, by drag and drop; and the accepted kinds. */
export function Chooser({ rules, over, label, described, onChoose }: Props) {
  const say = useText(uploadTexts);
  const { extensions, megabytes, items } = rules;
  const browse = useRef<HTMLInputElement>(null);
  const camera = useRef<HTMLInputElement>(null);
  const takesPhotos = extensions.length === 0 || extensions.some((each) => fileTypes[each]?.mime === 'image/jpeg');
  const hints = [
    extensions.length > 0 && say('hintTypes', { list: extensions.join(', ') }),
    say('hintSize', { size: megabytes }),
    items > 1 && say('hintItems', { n: items }),
  ];
  const hintId = `${described.id}-hint`;

  function handleChange({ target }: ChangeEvent<HTMLInputElement>) {
    onChoose([...(target.files ?? [])]);
    // Choosing the same file again must fire an event too.
    target.value = '';
  }

  return (
    <div className="w-upload__drop">
      <Icon name="cloud-upload" size={28} />
      <div className="w-upload__ways">
        <button
          type="button"
          className="s-button s-button--outline"
          id={described.id}
          aria-describedby={[described['aria-describedby'], hintId].filter(Boolean).join(' ')}
          aria-label={label ? `${say(items > 1 ? 'choose' : 'chooseOne')}: ${label}` : undefined}
          onClick={() => browse.current?.click()}
        >
          {say(items > 1 ? 'choose' : 'chooseOne')}
        </button>
        {takesPhotos && (
          <button
            type="button"
            className="s-button s-button--outline w-upload__camera"
            onClick={() => camera.current?.click()}
          >
            {say('camera')}
          </button>
        )}
        <span className="w-upload__or">{say(over ? 'dropNow' : 'drop')}</span>
      </div>
      <p className="w-upload__hint" id={hintId}>
        {hints.filter(Boolean).join(' · ')}
      </p>
      <input
        ref={browse}
        type="file"
        hidden
        multiple={items > 1}
        accept={extensions.map((each) => `.${each}`).join(',') || undefined}
        onChange={handleChange}
      />
      <input ref={camera} type="file" hidden accept="image/*" capture="environment" onChange={handleChange} />
    </div>
  );
}
