import { useLanguage } from '../../language/LanguageProvider.tsx';
import type { ControlProps } from '../fields/controlProps.ts';
import { useCollections } from '../fields/useCollections.ts';

/** One of the collections that the editor may read; a name that is not among them stays. */
export function CollectionControl({ id, value, onChange }: ControlProps) {
  const { say } = useLanguage();
  const collections = useCollections() ?? [];
  const chosen = typeof value === 'string' ? value : '';
  const isListed = chosen === '' || collections.some(({ name }) => name === chosen);
  return (
    <select
      id={id}
      className="bd-input"
      value={chosen}
      onChange={({ target }) => onChange(target.value === '' ? undefined : target.value)}
    >
      <option value="">{say('notSet')}</option>
      {!isListed && <option value={chosen}>{chosen}</option>}
      {collections.map(({ name, title }) => (
        <option key={name} value={name}>
          {title}
        </option>
      ))}
    </select>
  );
}
