import { useLanguage, useText } from 'sala/runtime';
import { type Condition, type RecordAction, type RoleGrant, readText } from 'sala/schemas';
import { type CollectionRights, readRightField } from '../parts/ownRole.ts';
import { RecordCondition } from '../parts/RecordCondition.tsx';
import { permissionTexts } from './permissionTexts.ts';
import { actions as shownActions } from './permitted.ts';
import { roleTexts } from './roleTexts.ts';

interface Props {
  /** A grant; a denial is one without records. */
  entry: RoleGrant;
  rights: CollectionRights;
  label: string;
  hasRecords?: boolean;
  /** Undefined removes it. */
  onChange: (entry: RoleGrant | undefined) => void;
}

const flip = <One extends string>(list: readonly One[] | undefined, one: One): One[] =>
  list?.includes(one) ? list.filter((each) => each !== one) : [...(list ?? []), one];

/** One entry of what a role is given or denied: actions and events, with which fields and of which records. */
export function RightEntry({ entry, rights, label, hasRecords = false, onChange }: Props) {
  const say = useText({ ...permissionTexts, ...roleTexts });
  const language = useLanguage();
  const { actions, events, fields } = entry;
  // A right that this list does not show is kept where it was given.
  const names = [...new Set<RecordAction>([...shownActions, ...(actions ?? [])])];
  const check = (key: string, name: string, checked: boolean, onSwitch: () => void) => (
    <label key={key} className="w-config__check">
      <input type="checkbox" checked={checked} onChange={onSwitch} />
      <span>{name}</span>
    </label>
  );
  const chooseFields = (some: boolean) => {
    const { fields: _, ...rest } = entry;
    onChange(some ? { ...rest, fields: [] } : rest);
  };
  return (
    <fieldset className="w-permissions__entry">
      <legend>{label}</legend>
      <div className="w-permissions__checks">
        {names.map((name) =>
          check(name, say(name as keyof typeof permissionTexts), actions?.includes(name) === true, () =>
            onChange({ ...entry, actions: flip(actions, name) }),
          ),
        )}
        {rights.events.map(({ event, title }) =>
          check(`event ${event}`, readText(title, language), events?.includes(event) === true, () =>
            onChange({ ...entry, events: flip(events, event) }),
          ),
        )}
      </div>
      {check('some', say('onlyFields'), fields !== undefined, () => chooseFields(fields === undefined))}
      {fields !== undefined && (
        <div className="w-permissions__checks w-permissions__checks--inner">
          {rights.fields.map(({ name, title }) =>
            check(name, readText(title, language), fields.includes(name), () =>
              onChange({ ...entry, fields: flip(fields, name) }),
            ),
          )}
        </div>
      )}
      {hasRecords && <EntryRecords entry={entry} rights={rights} onChange={onChange} />}
      <button type="button" className="s-button s-button--small s-button--quiet" onClick={() => onChange(undefined)}>
        {say('removeEntry', { entry: label })}
      </button>
    </fieldset>
  );
}

/** The records of a grant: all, those that the person created, those that match. */
function EntryRecords({ entry, rights, onChange }: Pick<Props, 'entry' | 'rights' | 'onChange'>) {
  const say = useText(roleTexts);
  const { when, owner, ...rest } = entry;
  const states = rights.states ?? [];
  const state = { name: 'state', title: { th: say('state'), en: say('state') }, type: 'string', choices: states };
  const fields = [...rights.fields, ...(states.length > 0 ? [state] : [])].map(readRightField);
  const write = (condition: Condition | undefined) =>
    onChange({ ...rest, ...(owner && { owner }), ...(condition && { when: condition }) });
  return (
    <>
      <label className="w-config__check">
        <input
          type="checkbox"
          checked={owner === true}
          onChange={() => onChange({ ...rest, ...(when && { when }), ...(!owner && { owner: true }) })}
        />
        <span>{say('ownRecords')}</span>
      </label>
      <p className="w-config__quiet">{say('matching')}</p>
      <RecordCondition when={when} fields={fields} onChange={write} />
    </>
  );
}
