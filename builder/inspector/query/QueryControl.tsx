import { readFilterRows, writeFilterRows } from '../../../engine/condition/filterRows.ts';
import { ConditionLines } from '../../../runtime/ui/condition/ConditionLines.tsx';
import { isJsonObject, type Json, type JsonObject } from '../../../schemas/index.ts';
import { useLanguage } from '../../language/LanguageProvider.tsx';
import { useVariables } from '../condition/useVariables.ts';
import { JsonControl } from '../controls/JsonControl.tsx';
import { NumberControl } from '../controls/NumberControl.tsx';
import type { ControlProps } from '../fields/controlProps.ts';
import { listFieldChoices } from '../fields/fieldChoices.ts';
import { useCollections } from '../fields/useCollections.ts';
import { QueryResult } from './QueryResult.tsx';

/** A query: collection, filter, sort order, and a limit where the widget keeps to one. */
export function QueryControl(props: ControlProps) {
  const { id, schema, value, label, path, onChange, Fields } = props;
  const limit = schema['x-limit'];
  const { say, read } = useLanguage();
  const collections = useCollections();
  const variables = useVariables();
  const query: JsonObject = isJsonObject(value) ? value : {};
  const find = isJsonObject(query.find) ? query.find : {};
  const [[sortField = '', direction = 1] = []] = Object.entries(isJsonObject(query.sort) ? query.sort : {});
  const collection = collections?.find(({ name }) => name === query.collection);
  const fields = listFieldChoices(collection);
  const rows = readFilterRows(find);
  const change = (part: JsonObject) => onChange({ ...query, ...part });
  return (
    <fieldset className="bd-query">
      <legend className="s-visually-hidden">{label}</legend>
      <label htmlFor={id}>{say('queryCollection')}</label>
      <select
        id={id}
        className="bd-input"
        value={String(query.collection ?? '')}
        onChange={(event) =>
          onChange(event.target.value ? { ...query, collection: event.target.value, find: {}, sort: {} } : undefined)
        }
      >
        <option value="">{say('notSet')}</option>
        {!collection && query.collection && (
          <option value={String(query.collection)}>{String(query.collection)}</option>
        )}
        {collections?.map(({ name, title }) => (
          <option key={name} value={name}>
            {title}
          </option>
        ))}
      </select>
      {query.collection && (
        <>
          <span className="bd-query__title">{say('queryFilter')}</span>
          {rows && collection ? (
            <ConditionLines
              rows={rows}
              fields={fields}
              today="$today"
              variables={variables}
              hint={say('conditionHint')}
              onChange={(next) => change({ find: writeFilterRows(next) })}
            />
          ) : (
            <JsonControl
              id={`${id}-find`}
              schema={{ type: 'object' }}
              value={find}
              label={say('queryFilter')}
              path={[...path, 'find']}
              Fields={Fields}
              onChange={(next) => change({ find: isJsonObject(next) ? next : {} })}
            />
          )}
          <label htmlFor={`${id}-sort`}>{say('querySort')}</label>
          <div className="bd-query__pair">
            <select
              id={`${id}-sort`}
              className="bd-input"
              value={sortField}
              onChange={(event) => change({ sort: event.target.value ? { [event.target.value]: direction } : {} })}
            >
              <option value="">{say('queryNewest')}</option>
              {fields.map(({ name, title }) => (
                <option key={name} value={name}>
                  {read(title)}
                </option>
              ))}
            </select>
            {sortField !== '' && (
              <select
                className="bd-input"
                aria-label={say('queryDirection')}
                value={String(direction)}
                onChange={(event) => change({ sort: { [sortField]: Number(event.target.value) } })}
              >
                <option value="1">{say('queryUp')}</option>
                <option value="-1">{say('queryDown')}</option>
              </select>
            )}
          </div>
          {limit !== undefined && (
            <>
              <label htmlFor={`${id}-limit`}>{say('queryLimit')}</label>
              <NumberControl
                id={`${id}-limit`}
                schema={{ type: 'integer', minimum: 1, maximum: 100, default: limit }}
                value={query.limit}
                label={say('queryLimit')}
                path={[...path, 'limit']}
                Fields={Fields}
                onChange={(chosen) => change({ limit: chosen ?? limit })}
              />
            </>
          )}
          {collection && <QueryResult collection={collection} find={find} sort={readSort(query.sort)} />}
        </>
      )}
    </fieldset>
  );
}

function readSort(sort: Json | undefined): Record<string, 1 | -1> {
  const entries = Object.entries(isJsonObject(sort) ? sort : {});
  return Object.fromEntries(entries.map(([name, direction]) => [name, direction === -1 ? -1 : 1]));
}
