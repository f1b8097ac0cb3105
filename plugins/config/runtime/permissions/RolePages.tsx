import { useLanguage, useSession, useText } from 'sala/runtime';
import { readText } from 'sala/schemas';
import type { PageRight, RoleRights } from '../parts/ownRole.ts';
import { permissionTexts } from './permissionTexts.ts';
import { roleTexts } from './roleTexts.ts';

interface Props {
  rights: RoleRights;
  filter: string;
  disabled: boolean;
  onSwitch: (page: PageRight) => void;
}

/** The pages that a role may open; what differs from its base is marked. Root alone opens pages of the system. */
export function RolePages({ rights, filter, disabled, onSwitch }: Props) {
  const say = useText({ ...permissionTexts, ...roleTexts });
  const language = useLanguage();
  const session = useSession();
  const wanted = filter.trim().toLowerCase();
  const pages = rights.pages.filter(
    ({ path, title }) => !wanted || `${path} ${readText(title, language)}`.toLowerCase().includes(wanted),
  );
  if (pages.length === 0) return <p className="w-config__empty">{say('nothing')}</p>;
  return (
    <ul className="w-permissions__pages">
      {pages.map((page) => (
        <li key={page.path} data-own={page.allowed !== page.base ? '' : undefined}>
          <label className="w-config__check">
            <input
              type="checkbox"
              checked={page.allowed}
              data-default={page.base || undefined}
              disabled={disabled || (page.core && !page.base && session.role !== 'root')}
              onChange={() => onSwitch(page)}
            />
            <span>
              {readText(page.title, language)} <code>{page.path}</code>
            </span>
          </label>
        </li>
      ))}
    </ul>
  );
}
