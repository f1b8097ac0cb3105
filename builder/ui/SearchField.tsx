import { Search } from 'lucide-static';
import { Icon } from './Icon.tsx';

interface Props {
  label: string;
  value: string;
  onChange: (value: string) => void;
}

/** Searches the list below it. */
export function SearchField({ label, value, onChange }: Props) {
  return (
    <label className="bd-search">
      <Icon svg={Search} />
      <input
        type="search"
        value={value}
        placeholder={label}
        aria-label={label}
        onChange={(event) => onChange(event.target.value)}
      />
    </label>
  );
}
