import { CloseIcon, Icon, useLanguage, useText } from 'sala/runtime';
import type { GridColumn } from '../../../shared/columns.ts';
import type { Clause, ClauseGroup, ListFilter } from '../../../shared/filter/clause.ts';
import { type ClauseFault, judgeClause } from '../../../shared/filter/judgeClause.ts';
import { joinTitles, writeSentence } from '../../../shared/filter/writeSentence.ts';
import type { FormatContext } from '../../../shared/formatValue.ts';
import { useFormat } from '../../grid/useFormat.ts';
import { filterTexts } from '../texts/filterTexts.ts';

interface Props {
  filter: ListFilter;
  /** Parts of the address that are no clause. */
  unread: readonly string[];
  columns: readonly GridColumn[];
  names?: Readonly<Record<string, string>>;
  onOpen: () => void;
  onChange: (filter: ListFilter) => void;
}

/** What a list is narrowed to, as sentences that can be taken away one by one; what does not count says why. */
export function FilterChips({ filter, unread, columns, names, onOpen, onChange }: Props) {
  const say = useText(filterTexts);
  const language = useLanguage();
  const format = useFormat();
  const chips = filter.groups.map((group) => ({
    text: writeGroup(group, { columns, names, format }),
    fault: findFault(group, columns),
  }));
  if (chips.length + unread.length === 0) return null;
  const remove = (at: number) => onChange({ ...filter, groups: filter.groups.filter((_, index) => index !== at) });
  return (
    <ul className="w-table__chips" aria-label={say('active')}>
      {chips.map(({ text, fault }, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: two sentences may say the same
        <li key={at}>
          {at > 0 && <span className="w-table__join">{joinTitles[filter.join][language]}</span>}
          <span className="w-table__chip" data-fault={fault !== undefined || undefined}>
            <button type="button" title={say('change', { name: text })} onClick={onOpen}>
              {fault && <Icon name="triangle-alert" size={16} />}
              {text}
              {fault && <small>{say(faultTexts[fault])}</small>}
            </button>
            <button type="button" aria-label={say('removeOne', { name: text })} onClick={() => remove(at)}>
              <CloseIcon />
            </button>
          </span>
        </li>
      ))}
      {unread.length > 0 && (
        <li>
          <span className="w-table__chip" data-fault>
            <span>
              <Icon name="triangle-alert" size={16} />
              {say('unread', { text: unread.join(', ') })}
            </span>
            <button
              type="button"
              aria-label={say('removeOne', { name: unread.join(', ') })}
              onClick={() => onChange(filter)}
            >
              <CloseIcon />
            </button>
          </span>
        </li>
      )}
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

const faultTexts = { field: 'faultField', operator: 'faultOperator', value: 'faultValue' } as const;

interface Words {
  columns: readonly GridColumn[];
  names?: Readonly<Record<string, string>>;
  format: FormatContext;
}

function writeGroup({ join, clauses }: ClauseGroup, { columns, names, format }: Words): string {
  const texts = clauses.map((clause) => {
    const column = columnOf(columns, clause);
    return column ? writeSentence(column, clause, format, names) : `“${clause.field}”`;
  });
  return texts.join(` ${joinTitles[join][format.language]} `);
}

function findFault({ clauses }: ClauseGroup, columns: readonly GridColumn[]): ClauseFault | undefined {
  return clauses.map((clause) => judgeClause(columnOf(columns, clause), clause)).find((fault) => fault !== undefined);
}

function columnOf(columns: readonly GridColumn[], { field }: Clause): GridColumn | undefined {
  return columns.find((column) => column.field === field);
}
