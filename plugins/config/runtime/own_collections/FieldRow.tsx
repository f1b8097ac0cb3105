import { useText } from 'sala/runtime';
import { ownCollectionTexts } from './ownCollectionTexts.ts';
import { type FieldDraft, fieldTypes } from './reshapeDraft.ts';

interface Props {
  field: FieldDraft;
  title: string;
  disabled: boolean;
  onChange: (field: FieldDraft) => void;
}

/** One field: its name, its type, and whether it goes. */
export function FieldRow({ field, title, disabled, onChange }: Props) {
  const say = useText(ownCollectionTexts);
  const isFixed = disabled || field.remove;
  return (
    <tr>
      <th scope="row">
        {title} <code>{field.from}</code>
      </th>
      <td>
        <input
          className="s-input"
          aria-label={say('newNameOf', { field: title })}
          value={field.to}
          maxLength={60}
          disabled={isFixed}
          onChange={({ target }) => onChange({ ...field, to: target.value })}
        />
      </td>
      <td>
        {field.type === '' ? (
          <span className="w-config__quiet">{say('fixed')}</span>
        ) : (
          <select
            className="s-input"
            aria-label={say('typeOf', { field: title })}
            value={field.type}
            disabled={isFixed}
            onChange={({ target }) => onChange({ ...field, type: target.value })}
          >
            {Object.keys(fieldTypes).map((type) => (
              <option key={type} value={type}>
                {say(type as 'text')}
              </option>
            ))}
          </select>
        )}
      </td>
      <td>
        <label className="w-config__check">
          <input
            type="checkbox"
            aria-label={say('removeOf', { field: title })}
            checked={field.remove}
            disabled={disabled}
            onChange={() => onChange({ ...field, remove: !field.remove })}
          />
        </label>
      </td>
    </tr>
  );
}
