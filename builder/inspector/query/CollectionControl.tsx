import { useLanguage } from '../../language/LanguageProvider.tsx';
import type { ControlProps } from '../fields/controlProps.ts';
import { useCollections } from '../fields/useCollections.ts';
import { usePlaces } from '../link/usePlaces.ts';

/**
 * One of the collections that the editor may read, or of those that a form may fill where the control asks for them; a name that is not
 * among them stays.
 */
export function CollectionControl({ id, schema, value, onChange }: ControlProps) {
  const { say } = useLanguage();
  const collections = useCollections() ?? [];
  const fillable = usePlaces()?.fillable;
  const chosen = typeof value === 'string' ? value : '';
  const offered =
    schema['x-control'] === 'filled-collection'
      ? collections.filter(({ name }) => fillable?.some((each) => each.name === name))
      : collections;
  const known = collections.find(({ name }) => name === chosen);
  const isListed = chosen === '' || offered.some(({ name }) => name === chosen);
  return (
    <select
      id={id}
      className="bd-input"
      value={chosen}
      onChange={({ target }) => onChange(target.value === '' ? undefined : target.value)}
    >
      <option value="">{say('notSet')}</option>
      {!isListed && <option value={chosen}>{known?.title ?? chosen}</option>}
      {offered.map(({ name, title }) => (
        <option key={name} value={name}>
          {title}
        </option>
      ))}
    </select>
  );
}
