import { useState } from 'react';
import { useText } from 'sala/runtime';
import { roleNames } from 'sala/schemas';
import type { SiteRoles } from '../../parts/ownRole.ts';
import { useRoleName } from '../../parts/useRoleName.ts';
import type { Draft } from '../definition/definition.ts';
import { definitionTexts } from '../definition/definitionTexts.ts';
import { SelectInput } from '../definition/SelectInput.tsx';
import {
  fieldsOf,
  type GridAction,
  gridActions,
  listWho,
  reachOf,
  readGrid,
  setReach,
  type Who,
} from './accessGrid.ts';
import { accessTexts } from './accessTexts.ts';
import { FieldsDialog } from './FieldsDialog.tsx';
import './access.css';

interface Props {
  draft: Draft;
  roles: SiteRoles['own'];
  onChange: (draft: Draft) => void;
}

/** Who may do what with the records of a collection, by role, and with which of their fields. */
export function AccessPart({ draft, roles, onChange }: Props) {
  const say = useText({ ...definitionTexts, ...accessTexts });
  const roleName = useRoleName(roles);
  const [added, setAdded] = useState<Who[]>([]);
  const [opened, setOpened] = useState<Who>();
  const access = draft.schema['x-access'];
  // Root may everything, whatever a rule says.
  const who = [...new Set([...listWho(access), ...added])].filter((one) => one !== 'root');
  const nameOf = (one: Who) => (one === 'public' || one === 'signedIn' ? say(one) : roleName(one));
  const others = ['signedIn', 'public', ...givenRoles, ...roles.map(({ id }) => id)].filter(
    (one) => !who.includes(one),
  );
  const change = (changed: typeof access) => onChange({ ...draft, schema: { ...draft.schema, 'x-access': changed } });
  const kept = gridActions.flatMap((action) => {
    const { length: count } = readGrid(access, action).kept;
    return count > 0 ? [{ action, count }] : [];
  });
  return (
    <section className="w-config__group">
      <p className="w-config__quiet">{say('lead')}</p>
      <div className="w-own_access__scroll">
        <table className="w-config__table">
          <thead>
            <tr>
              {(['who', ...gridActions, 'fields'] as const).map((name) => (
                <th key={name} scope="col">
                  {say(name)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {who.map((one) => (
              <tr key={one}>
                <th scope="row">{nameOf(one)}</th>
                {gridActions.map((action) => (
                  <td key={action} data-title={say(action)}>
                    <ReachChoice
                      label={say('may', { action: say(action), who: nameOf(one) })}
                      action={action}
                      who={one}
                      value={reachOf(access, action, one) ?? ''}
                      onChange={(reach) => change(setReach(access, { action, who: one, reach }))}
                    />
                  </td>
                ))}
                <td data-title={say('fields')}>
                  <button
                    type="button"
                    className="s-button s-button--small s-button--outline"
                    disabled={gridActions.every((action) => reachOf(access, action, one) === undefined)}
                    onClick={() => setOpened(one)}
                  >
                    {countFields(fieldsOf(access, 'read', one), say('allFields'), (count) => say('some', { count }))}
                    <span className="s-visually-hidden">{say('fieldsOf', { who: nameOf(one) })}</span>
                  </button>
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      {kept.map(({ action, count }) => (
        <p key={action} className="w-config__quiet">
          {say('kept', { action: say(action), count })}
        </p>
      ))}
      <SelectInput
        label={say('addRole')}
        value=""
        empty={say('choose')}
        options={others.map((value) => ({ value, title: nameOf(value) }))}
        onChange={(role) => role && setAdded([...added, role])}
      />
      {opened !== undefined && (
        <FieldsDialog
          who={opened}
          name={nameOf(opened)}
          schema={draft.schema}
          onChange={change}
          onClose={() => setOpened(undefined)}
        />
      )}
    </section>
  );
}

/** Root may everything, and visitors are `public` already. */
const givenRoles = roleNames.filter((role) => role !== 'root' && role !== 'public');

function countFields(fields: readonly string[] | undefined, all: string, some: (count: number) => string): string {
  return fields ? some(fields.length) : all;
}

interface ChoiceProps {
  label: string;
  action: GridAction;
  who: Who;
  value: 'all' | 'own' | '';
  onChange: (reach: 'all' | 'own' | undefined) => void;
}

/** Adding has no records yet, and a visitor none of their own. */
function ReachChoice({ label, action, who, value, onChange }: ChoiceProps) {
  const say = useText(accessTexts);
  return (
    <select
      className="s-input"
      aria-label={label}
      value={value}
      data-open={value !== '' || undefined}
      onChange={({ target }) => onChange(target.value === 'all' || target.value === 'own' ? target.value : undefined)}
    >
      <option value="">{say('none')}</option>
      <option value="all">{say(action === 'create' ? 'yes' : 'all')}</option>
      {action !== 'create' && who !== 'public' && <option value="own">{say('own')}</option>}
    </select>
  );
}
