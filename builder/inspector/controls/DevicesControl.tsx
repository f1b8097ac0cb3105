import { Laptop, Monitor, Smartphone, Tablet } from 'lucide-static';
import type { Device } from '../../../schemas/index.ts';
import { useLanguage } from '../../language/LanguageProvider.tsx';
import { Icon } from '../../ui/Icon.tsx';
import type { ControlProps } from '../fields/controlProps.ts';

const devices: { name: Device; svg: string }[] = [
  { name: 'mobile', svg: Smartphone },
  { name: 'tablet', svg: Tablet },
  { name: 'laptop', svg: Laptop },
  { name: 'desktop', svg: Monitor },
];

/** The devices on which a part is visible; all of them is stored as no value. */
export function DevicesControl({ value, label, onChange }: ControlProps) {
  const { say } = useLanguage();
  const chosen = Array.isArray(value) && value.length > 0 ? value : devices.map(({ name }) => name);
  const toggle = (device: Device) => {
    const next = devices.map(({ name }) => name).filter((name) => chosen.includes(name) !== (name === device));
    if (next.length > 0) onChange(next.length === devices.length ? undefined : next);
  };
  return (
    <fieldset className="bd-devices">
      <legend className="s-visually-hidden">{label}</legend>
      {devices.map(({ name, svg }) => (
        <button
          key={name}
          type="button"
          className="bd-icon-button"
          aria-pressed={chosen.includes(name)}
          aria-label={say(name)}
          title={say(name)}
          onClick={() => toggle(name)}
        >
          <Icon svg={svg} />
        </button>
      ))}
    </fieldset>
  );
}
