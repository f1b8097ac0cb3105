import type { CollectionEntry } from '../../../runtime/api/readCollections.ts';
import { useSite } from '../../../runtime/context/usePage.ts';
import type { Condition } from '../../../schemas/index.ts';
import type { QueryRows } from '../../api/queryRows.ts';
import { type Say, useLanguage } from '../../language/LanguageProvider.tsx';
import type { FieldChoice } from '../fields/fieldChoices.ts';
import { listPageValues, listResultColumns } from './resultColumns.ts';
import { showCell } from './showCell.ts';
import { type QueryAnswer, useQueryRows } from './useQueryRows.ts';

const mostRows = 5;

interface Props {
  collection: CollectionEntry;
  find: Condition;
  sort: Record<string, 1 | -1>;
}

/** What the query finds now: how many, how fast, and the first of them. */
export function QueryResult({ collection, find, sort }: Props) {
  const { say } = useLanguage();
  const names = listPageValues(find);
  if (names.length > 0) return <p className="bd-help">{say('queryByPage', { names: names.join(', ') })}</p>;
  return <AskedResult collection={collection} find={find} sort={sort} />;
}

function AskedResult({ collection, find, sort }: Props) {
  const { say } = useLanguage();
  const columns = listResultColumns(collection, [...Object.keys(sort), ...Object.keys(find)]);
  const titles = columns.map(({ name }) => name).filter((name) => name in collection.schema.properties);
  const answer = useQueryRows({ collection: collection.name, find, sort, limit: mostRows, titles });
  return (
    <section className="bd-query__result" aria-label={say('queryResult')} aria-busy={answer.isBehind}>
      <p className="bd-help" role="status">
        {tellAnswer(answer, say)}
      </p>
      {answer.found && answer.found.rows.length > 0 && <Rows columns={columns} found={answer.found} />}
    </section>
  );
}

function tellAnswer({ found, failure }: QueryAnswer, say: Say): string {
  if (failure !== undefined) return say('queryFailed', { reason: failure || say('queryOffline') });
  if (!found) return '';
  if (found.total === 0) return say('queryNothing');
  const told = say('queryFound', { count: found.total, time: found.took });
  return found.total > found.rows.length ? `${told} ${say('queryFirst', { count: found.rows.length })}` : told;
}

function Rows({ columns, found }: { columns: FieldChoice[]; found: QueryRows }) {
  const { read, language } = useLanguage();
  const { timeZone } = useSite();
  return (
    <table>
      <thead>
        <tr>
          {columns.map(({ name, title }) => (
            <th key={name} scope="col">
              {read(title)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {found.rows.map((record) => (
          <tr key={String(record.id)}>
            {columns.map((column) => {
              const text = showCell(record, column, { language, timeZone });
              return (
                <td key={column.name} title={text}>
                  {text}
                </td>
              );
            })}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
