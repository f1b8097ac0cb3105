import { useState } from 'react';
import { useText } from 'sala/runtime';
import type { GridColumn, SortKey } from '../../../shared/columns.ts';
import { writeSort } from '../../../shared/list/listAddress.ts';
import { filterTexts } from '../texts/filterTexts.ts';

const most = 4;

/** The order of the rows, by up to four columns; each choice offers the next. */
export function SortFields({ sort, columns }: { sort: readonly SortKey[]; columns: readonly GridColumn[] }) {
  const say = useText(filterTexts);
  const [keys, setKeys] = useState(() => sort.map((key) => writeSort([key])));
  const sortable = columns.filter((column) => column.sortable);
  if (sortable.length === 0) return null;
  const shown = [...keys, ''].slice(0, most);
  return (
    <div className="w-table__clause">
      {shown.map((key, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a key is its place
        <label key={index} className="w-table__sort">
          <span>{say(index === 0 ? 'sortBy' : 'thenBy')}</span>
          <select
            className="s-input"
            name="sort"
            value={key}
            onChange={(event) => setKeys(shown.with(index, event.target.value).filter(Boolean))}
          >
            <option value="">{say(index === 0 ? 'usualOrder' : 'none')}</option>
            {sortable.flatMap(({ field, title }) => [
              <option key={field} value={field}>
                {say('up', { title })}
              </option>,
              <option key={`-${field}`} value={`-${field}`}>
                {say('down', { title })}
              </option>,
            ])}
          </select>
        </label>
      ))}
    </div>
  );
}
