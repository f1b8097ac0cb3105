import { type ReactNode, useState } from 'react';
import { useLanguage, useText } from 'sala/runtime';
import { readText } from 'sala/schemas';
import { useRoleName } from '../parts/useRoleName.ts';
import { permissionTexts } from './permissionTexts.ts';
import type { Permitted } from './permitted.ts';

interface Props<Line> {
  label: string;
  permitted: Permitted;
  lines: Line[];
  /** The role that a narrow screen shows; a wide one shows all. */
  role: string;
  /** All groups are open, as in a search. */
  open: boolean;
  pluginOf: (line: Line) => string | undefined;
  keyOf: (line: Line) => string;
  head: (line: Line) => ReactNode;
  /** The cell of one role; undefined where one cell spans all roles. */
  cell: (line: Line, role: string) => ReactNode;
  whole?: (line: Line) => ReactNode;
}

/**
 * A matrix of rows by roles, grouped by plugin. Only open groups are drawn, so that 500 pages by 24 roles stay fast. Header and first
 * column are sticky.
 */
export function Matrix<Line>(props: Props<Line>) {
  const { label, permitted, lines, role, open, pluginOf, keyOf, head, cell, whole } = props;
  const say = useText(permissionTexts);
  const language = useLanguage();
  const roleName = useRoleName(permitted.ownRoles);
  const [opened, setOpened] = useState<ReadonlySet<string>>(new Set());
  const groups = permitted.plugins
    .map(({ id, title }) => ({
      id,
      title: readText(title, language) || id,
      lines: lines.filter((line) => pluginOf(line) === id),
    }))
    .concat({ id: '', title: say('ownCollections'), lines: lines.filter((line) => !pluginOf(line)) })
    .filter((group) => group.lines.length > 0);
  const toggle = (id: string) => {
    const next = new Set(opened);
    if (!next.delete(id)) next.add(id);
    setOpened(next);
  };
  if (groups.length === 0) return <p className="w-config__empty">{say('nothing')}</p>;
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: without focus the keyboard could not scroll it
    <section className="w-permissions__scroll" aria-label={label} tabIndex={0}>
      <table className="w-permissions__table">
        <thead>
          <tr>
            <th scope="col">{label}</th>
            {permitted.roles.map((name) => (
              <th key={name} scope="col" data-shown={name === role || undefined}>
                <span>{roleName(name)}</span>
              </th>
            ))}
          </tr>
        </thead>
        {groups.map((group) => {
          const isOpen = open || opened.has(group.id);
          return (
            <tbody key={group.id}>
              <tr className="w-permissions__group">
                <th scope="rowgroup" colSpan={permitted.roles.length + 1}>
                  <button type="button" aria-expanded={isOpen} disabled={open} onClick={() => toggle(group.id)}>
                    {group.title} <small className="w-config__quiet">{group.lines.length}</small>
                  </button>
                </th>
              </tr>
              {isOpen &&
                group.lines.map((line) => {
                  const all = whole?.(line);
                  return (
                    <tr key={keyOf(line)}>
                      <th scope="row">{head(line)}</th>
                      {all ? (
                        <td colSpan={permitted.roles.length} data-shown>
                          {all}
                        </td>
                      ) : (
                        permitted.roles.map((name) => (
                          <td key={name} data-shown={name === role || undefined}>
                            {cell(line, name)}
                          </td>
                        ))
                      )}
                    </tr>
                  );
                })}
            </tbody>
          );
        })}
      </table>
    </section>
  );
}
