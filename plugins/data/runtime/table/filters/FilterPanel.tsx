import { type FormEvent, Fragment } from 'react';
import { Icon, useText } from 'sala/runtime';
import type { GridColumn, SortKey } from '../../../shared/columns.ts';
import { type ListFilter, tidyFilter } from '../../../shared/filter/clause.ts';
import { readTypedValues } from '../../../shared/filter/typedValues.ts';
import { readSort } from '../../../shared/list/listAddress.ts';
import { filterTexts } from '../texts/filterTexts.ts';
import { ClauseRow, JoinSelect } from './ClauseRow.tsx';
import { SortFields } from './SortFields.tsx';
import { type FilterDraft, useFilterDraft } from './useFilterDraft.ts';

interface Props {
  id: string;
  filter: ListFilter;
  sort: readonly SortKey[];
  columns: readonly GridColumn[];
  names?: Readonly<Record<string, string>>;
  onApply: (filter: ListFilter, sort: SortKey[]) => void;
}

/** Builds a filter of sentences, in groups of one level, and the order of the rows. */
export function FilterPanel({ id, filter, sort, columns, names, onApply }: Props) {
  const say = useText(filterTexts);
  const filterable = columns.filter((column) => column.filterable);
  const draft = useFilterDraft(filter, filterable);
  function handleSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    const read = (name: string) => form.getAll(name).map(String);
    const groups = draft.groups.map(({ join, clauses }) => ({
      join,
      clauses: clauses.map(({ key, field, operator }) => {
        const column = filterable.find((one) => one.field === field);
        return { field, operator, values: readTypedValues(column, operator, read(key)) };
      }),
    }));
    onApply(tidyFilter({ join: draft.join, groups }), readSort(read('sort').filter(Boolean).join(',')));
  }
  return (
    <form className="w-table__panel" id={id} aria-label={say('filter')} onSubmit={handleSubmit}>
      <Groups draft={draft} columns={filterable} names={names} />
      <div className="w-table__panel-add">
        <AddButton label={say('addClause')} onPress={() => draft.add()} />
        <AddButton label={say('addGroup')} onPress={draft.addGroup} />
      </div>
      <SortFields sort={sort} columns={columns} />
      <div className="w-table__filter-actions">
        <button type="submit" className="s-button s-button--primary s-button--small">
          {say('apply')}
        </button>
        {filter.groups.length > 0 && (
          <button
            type="button"
            className="s-button s-button--quiet s-button--small"
            onClick={() => onApply({ join: 'and', groups: [] }, [...sort])}
          >
            {say('clear')}
          </button>
        )}
      </div>
    </form>
  );
}

function AddButton({ label, onPress }: { label: string; onPress: () => void }) {
  return (
    <button type="button" className="w-table__tool" onClick={onPress}>
      <Icon name="plus" size={16} />
      {label}
    </button>
  );
}

interface GroupsProps {
  draft: FilterDraft;
  columns: readonly GridColumn[];
  names?: Readonly<Record<string, string>>;
}

function Groups({ draft, columns, names }: GroupsProps) {
  const say = useText(filterTexts);
  return draft.groups.map((group, at) => {
    // One choice joins all of them: the first row after the beginning has it.
    const outer = at > 0 ? { value: draft.join, onChange: at === 1 ? draft.setJoin : undefined } : undefined;
    const [only] = group.clauses;
    if (!group.isGroup && group.clauses.length === 1 && only)
      return <ClauseRow key={group.key} {...{ columns, names, draft }} clause={only} join={outer} />;
    return (
      <Fragment key={group.key}>
        <div className="w-table__clause">
          <JoinSelect join={outer} />
          <fieldset className="w-table__group" aria-label={say('group')}>
            {group.clauses.map((clause, index) => (
              <ClauseRow
                key={clause.key}
                {...{ columns, names, draft, clause }}
                join={
                  index === 0
                    ? undefined
                    : {
                        value: group.join,
                        onChange: index === 1 ? (join) => draft.setGroupJoin(group.key, join) : undefined,
                      }
                }
              />
            ))}
            <AddButton label={say('addClause')} onPress={() => draft.add(group.key)} />
          </fieldset>
        </div>
      </Fragment>
    );
  });
}
