import { Dialog, useLanguage, useText } from 'sala/runtime';
import { type CollectionAccess, type CollectionSchema, readText } from 'sala/schemas';
import { fieldsOf, type GridAction, reachOf, setFields, type Who } from './accessGrid.ts';
import { accessTexts } from './accessTexts.ts';

interface Props {
  who: Who;
  name: string;
  schema: CollectionSchema;
  onChange: (access: CollectionAccess | undefined) => void;
  onClose: () => void;
}

/** Which fields somebody sees, and which they fill in. */
export function FieldsDialog({ who, name, schema, onChange, onClose }: Props) {
  const say = useText(accessTexts);
  const language = useLanguage();
  const access = schema['x-access'];
  const names = Object.keys(schema.properties);
  const may = (action: GridAction, field: string) =>
    reachOf(access, action, who) !== undefined && (fieldsOf(access, action, who)?.includes(field) ?? true);
  const flip = (actions: readonly GridAction[], field: string) =>
    actions.reduce((changed: CollectionAccess | undefined, action) => {
      if (reachOf(changed, action, who) === undefined) return changed;
      const before = fieldsOf(changed, action, who) ?? names;
      const after = before.includes(field) ? before.filter((one) => one !== field) : [...before, field];
      const isAll = names.every((one) => after.includes(one));
      return setFields(changed, {
        action,
        who,
        fields: isAll ? undefined : names.filter((one) => after.includes(one)),
      });
    }, access);
  const writing = (['create', 'update'] as const).filter((action) => reachOf(access, action, who) !== undefined);
  const reads = reachOf(access, 'read', who) !== undefined;
  return (
    <Dialog
      title={say('fieldsTitle', { who: name })}
      onClose={onClose}
      actions={
        <button type="button" className="s-button s-button--primary" onClick={onClose}>
          {say('close')}
        </button>
      }
    >
      <table className="w-config__table">
        <thead>
          <tr>
            {(['fields', 'sees', 'writes'] as const).map((one) => (
              <th key={one} scope="col">
                {say(one)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {names.map((field) => {
            const title = readText(schema.properties[field]?.['x-title'], language) || field;
            const [first] = writing;
            return (
              <tr key={field}>
                <th scope="row">{title}</th>
                <td>
                  <input
                    type="checkbox"
                    aria-label={say('seesOf', { field: title })}
                    checked={may('read', field)}
                    disabled={!reads}
                    onChange={() => onChange(flip(['read'], field))}
                  />
                </td>
                <td>
                  <input
                    type="checkbox"
                    aria-label={say('writesOf', { field: title })}
                    checked={first !== undefined && may(first, field)}
                    disabled={first === undefined}
                    onChange={() => onChange(flip(writing, field))}
                  />
                </td>
              </tr>
            );
          })}
        </tbody>
      </table>
    </Dialog>
  );
}
