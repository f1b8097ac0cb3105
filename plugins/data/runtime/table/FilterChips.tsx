import { CloseIcon, useLanguage, useText } from 'sala/runtime';
import type { GridColumn } from '../../shared/columns.ts';
import type { ClauseGroup, ListFilter } from '../../shared/filter/clause.ts';
import { joinTitles, writeSentence } from '../../shared/filter/writeSentence.ts';
import type { FormatContext } from '../../shared/formatValue.ts';
import { useFormat } from '../grid/useFormat.ts';
import { filterTexts } from './filterTexts.ts';

interface Props {
  filter: ListFilter;
  columns: readonly GridColumn[];
  names?: Readonly<Record<string, string>>;
  onOpen: () => void;
  onChange: (filter: ListFilter) => void;
}

/** What a list is narrowed to, as sentences that can be taken away one by one. */
export function FilterChips({ filter, columns, names, onOpen, onChange }: Props) {
  const say = useText(filterTexts);
  const language = useLanguage();
  const format = useFormat();
  const chips = filter.groups.flatMap((group, at) => {
    const text = writeGroup(group, { columns, names, format });
    return text === '' ? [] : [{ at, text }];
  });
  if (chips.length === 0) return null;
  const remove = (at: number) => onChange({ ...filter, groups: filter.groups.filter((_, index) => index !== at) });
  return (
    <ul className="w-table__chips" aria-label={say('active')}>
      {chips.map(({ at, text }, index) => (
        <li key={text}>
          {index > 0 && <span className="w-table__join">{joinTitles[filter.join][language]}</span>}
          <span className="w-table__chip">
            <button type="button" title={say('change', { name: text })} onClick={onOpen}>
              {text}
            </button>
            <button type="button" aria-label={say('removeOne', { name: text })} onClick={() => remove(at)}>
              <CloseIcon />
            </button>
          </span>
        </li>
      ))}
      {chips.length > 1 && (
        <li>
          <button type="button" className="w-table__clear" onClick={() => onChange({ join: 'and', groups: [] })}>
            {say('clear')}
          </button>
        </li>
      )}
    </ul>
  );
}

interface Words {
  columns: readonly GridColumn[];
  names?: Readonly<Record<string, string>>;
  format: FormatContext;
}

function writeGroup({ join, clauses }: ClauseGroup, { columns, names, format }: Words): string {
  const texts = clauses.flatMap((clause) => {
    const column = columns.find(({ field }) => field === clause.field);
    return column ? [writeSentence(column, clause, format, names)] : [];
  });
  return texts.join(` ${joinTitles[join][format.language]} `);
}
