import { useLanguage, useText } from 'sala/runtime';
import { readText } from 'sala/schemas';
import type { Allowed, CollectionRights, Right, RoleRights } from '../parts/ownRole.ts';
import { permissionTexts } from './permissionTexts.ts';
import { actions } from './permitted.ts';
import { roleTexts } from './roleTexts.ts';

interface Props {
  rights: RoleRights;
  filter: string;
  disabled: boolean;
  onSwitch: (collection: CollectionRights, right: Right & Allowed) => void;
  onDetail: (collection: CollectionRights) => void;
}

/** Collections by actions and events of one role; what differs from its base is marked. */
export function RightsTable({ rights, filter, disabled, onSwitch, onDetail }: Props) {
  const say = useText({ ...permissionTexts, ...roleTexts });
  const language = useLanguage();
  const wanted = filter.trim().toLowerCase();
  const lines = rights.collections.filter(
    ({ name, title }) => !wanted || `${name} ${readText(title, language)}`.toLowerCase().includes(wanted),
  );
  if (lines.length === 0) return <p className="w-config__empty">{say('nothing')}</p>;
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: without focus the keyboard could not scroll it
    <section className="w-permissions__scroll" aria-label={say('collections')} tabIndex={0}>
      <table className="w-permissions__table w-permissions__table--rights">
        <thead>
          <tr>
            <th scope="col">{say('collections')}</th>
            {actions.map((name) => (
              <th key={name} scope="col" data-shown>
                <span>{say(name)}</span>
              </th>
            ))}
            <th scope="col" data-shown>
              <span>{say('events')}</span>
            </th>
          </tr>
        </thead>
        <tbody>
          {lines.map((line) => (
            <tr key={line.name}>
              <th scope="row">
                {readText(line.title, language)}
                <button
                  type="button"
                  className="s-button s-button--small s-button--quiet"
                  aria-label={`${say('detail')}: ${readText(line.title, language)}`}
                  disabled={disabled}
                  onClick={() => onDetail(line)}
                >
                  {say('detail')}
                </button>
              </th>
              {actions.map((name) => {
                const right = line.actions.find(({ action }) => action === name);
                return (
                  <td key={name} data-shown data-own={right && right.allowed !== right.base ? '' : undefined}>
                    {right && <Tick label={say(name)} {...{ line, right, disabled, onSwitch }} />}
                    {right?.allowed && right.some && <small>{say('some')}</small>}
                    {right?.allowed && right.fields && (
                      <small title={right.fields.join(', ')}>{say('fields', { count: right.fields.length })}</small>
                    )}
                  </td>
                );
              })}
              <td data-shown className="w-permissions__events">
                {line.events.map((event) => (
                  <span key={event.event} data-own={event.allowed !== event.base ? '' : undefined}>
                    <Tick label={readText(event.title, language)} right={event} {...{ line, disabled, onSwitch }} />
                    {readText(event.title, language)}
                  </span>
                ))}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

interface TickProps extends Pick<Props, 'disabled' | 'onSwitch'> {
  label: string;
  line: CollectionRights;
  right: Right & Allowed;
}

function Tick({ label, line, right, disabled, onSwitch }: TickProps) {
  const say = useText(roleTexts);
  const language = useLanguage();
  return (
    <label className="w-permissions__tick">
      <input
        type="checkbox"
        aria-label={say('rightOf', { right: label, collection: readText(line.title, language) })}
        checked={right.allowed}
        data-default={right.base || undefined}
        disabled={disabled}
        onChange={() => onSwitch(line, right)}
      />
    </label>
  );
}
