import { Link2 } from 'lucide-static';
import { type Ref, useState } from 'react';
import { useLanguage } from '../../language/LanguageProvider.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { describeAddress } from './describeAddress.ts';
import { LinkPicker } from './LinkPicker.tsx';
import { usePlaces } from './usePlaces.ts';

interface Props {
  id: string;
  value: string;
  label: string;
  onChange: (address: string) => void;
  ref?: Ref<HTMLInputElement>;
}

/** A URL: typed or chosen, with a description of its target. */
export function AddressField({ id, value, label, onChange, ref }: Props) {
  const { say, read } = useLanguage();
  const [open, setOpen] = useState(false);
  const places = usePlaces();
  const destination = describeAddress(value, places);
  const isWrong = destination.kind === 'invalid' || destination.kind === 'missing';
  const told =
    destination.kind === 'page'
      ? say('leads_page', { text: read(destination.page.title ?? undefined) || destination.page.path })
      : say(`leads_${destination.kind}`, 'text' in destination ? { text: destination.text } : {});
  return (
    <div className="bd-address">
      <div className="bd-address__line">
        <input
          ref={ref}
          id={id}
          className="bd-input"
          type="text"
          inputMode="url"
          placeholder="/…, https://…, #…"
          value={value}
          aria-invalid={isWrong || undefined}
          aria-describedby={`${id}-leads`}
          onChange={(event) => onChange(event.target.value)}
        />
        <button
          type="button"
          className="bd-icon-button"
          title={say('chooseLink')}
          aria-label={`${say('chooseLink')}: ${label}`}
          onClick={() => setOpen(true)}
        >
          <Icon svg={Link2} />
        </button>
      </div>
      <p id={`${id}-leads`} className={isWrong ? 'bd-error' : 'bd-help'} hidden={destination.kind === 'nothing'}>
        {told}
      </p>
      {open && (
        <LinkPicker
          address={value}
          onClose={() => setOpen(false)}
          onChoose={(address) => {
            onChange(address);
            setOpen(false);
          }}
        />
      )}
    </div>
  );
}
