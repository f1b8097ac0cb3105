import { CloseIcon, useLanguage, useText } from 'sala/runtime';
import type { GridColumn } from '../../../shared/columns.ts';
import { type Join, listOperators, operators } from '../../../shared/filter/clause.ts';
import { joinTitles, titleOperator } from '../../../shared/filter/writeSentence.ts';
import { filterTexts } from '../texts/filterTexts.ts';
import { ClauseValue } from './ClauseValue.tsx';
import type { DraftClause, FilterDraft } from './useFilterDraft.ts';

interface Props {
  clause: DraftClause;
  columns: readonly GridColumn[];
  names?: Readonly<Record<string, string>>;
  draft: FilterDraft;
  /** How it is joined to what stands before it. */
  join: { value: Join; onChange?: (join: Join) => void } | undefined;
}

/** One sentence of a filter: joined, field, operator, value. */
export function ClauseRow({ clause, columns, names, draft, join }: Props) {
  const say = useText(filterTexts);
  const language = useLanguage();
  const column = columns.find(({ field }) => field === clause.field);
  if (!column) return null;
  return (
    <div className="w-table__clause">
      <JoinSelect join={join} />
      <select
        className="s-input"
        aria-label={say('field')}
        value={clause.field}
        onChange={(event) => draft.change(clause.key, { field: event.target.value })}
      >
        {columns.map(({ field, title }) => (
          <option key={field} value={field}>
            {title}
          </option>
        ))}
      </select>
      <select
        className="s-input"
        aria-label={say('operator')}
        value={clause.operator}
        onChange={(event) => {
          const operator = operators.find((one) => one === event.target.value);
          if (operator) draft.change(clause.key, { operator });
        }}
      >
        {listOperators(column).map((operator) => (
          <option key={operator} value={operator}>
            {titleOperator(column, operator)[language]}
          </option>
        ))}
      </select>
      <ClauseValue key={clause.key} clause={clause} column={column} names={names} />
      <button
        type="button"
        className="w-table__move"
        aria-label={say('removeOne', { name: column.title })}
        onClick={() => draft.remove(clause.key)}
      >
        <CloseIcon />
      </button>
    </div>
  );
}

export function JoinSelect({ join }: Pick<Props, 'join'>) {
  const say = useText(filterTexts);
  const language = useLanguage();
  if (!join) return <span className="w-table__joined">{say('where')}</span>;
  const { value, onChange } = join;
  if (!onChange) return <span className="w-table__joined">{joinTitles[value][language]}</span>;
  return (
    <select
      className="s-input w-table__joined"
      aria-label={say('join')}
      value={value}
      onChange={(event) => onChange(event.target.value === 'or' ? 'or' : 'and')}
    >
      <option value="and">{joinTitles.and[language]}</option>
      <option value="or">{joinTitles.or[language]}</option>
    </select>
  );
}
