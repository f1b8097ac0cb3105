import { useState } from 'react';
import { matchesCondition } from 'sala/engine';
import { showToast, useApi, useLanguage, useText, useWidgetData } from 'sala/runtime';
import type { JsonObject } from 'sala/schemas';
import { formatNumber } from '../../../shared/formatValue.ts';
import { isWritableIn, type ListAnswer, rowEvents } from '../../../shared/list/listAnswer.ts';
import { nameOf } from '../../../shared/list/nameOf.ts';
import type { RowCall } from '../../../shared/list/rowCalls.ts';
import type { RecordField } from '../../../shared/recordAnswer.ts';
import { PrintChosen } from '../../printing/PrintChosen.tsx';
import { bulkTexts } from '../texts/bulkTexts.ts';
import { tableTexts } from '../texts/tableTexts.ts';
import { needsAnswer } from './AskEvent.tsx';
import { type Asked, BulkQuestion } from './BulkQuestion.tsx';
import { BulkResult } from './BulkResult.tsx';
import { type BulkAction, type BulkRun, type Chosen, collectNamed, useBulk } from './useBulk.ts';

interface Props {
  uid: string;
  answer: ListAnswer;
  calls: readonly RowCall[];
  /** The rows that were read. */
  rows: readonly JsonObject[];
  chosen: JsonObject[];
  hrefOf: (row: JsonObject) => string | undefined;
  onClear: () => void;
}

/** So many are done before anybody wants to see how far it is. */
const quickly = 100;

/** What may be done with the chosen rows, or with all that the list finds; each row succeeds or is refused by itself. */
export function BulkBar({ uid, answer, calls, rows, chosen, hrefOf, onClear }: Props) {
  const say = useText({ ...tableTexts, ...bulkTexts });
  const language = useLanguage();
  const api = useApi();
  const { refresh } = useWidgetData(uid);
  const [asked, setAsked] = useState<Asked>();
  const [wantsWhole, setWantsWhole] = useState(false);
  const { run, start, stop, retry, undo, close } = useBulk(answer, (row) => nameOf(answer, row));
  const isPage = chosen.length === rows.length;
  // Whoever chooses other rows afterwards means these alone.
  if (wantsWhole && !isPage) setWantsWhole(false);
  const isWhole = wantsWhole && isPage;
  const n = formatNumber(isWhole ? answer.total : chosen.length, language);
  const what: Chosen = { rows: chosen, isWhole };
  // Of a whole list nobody knows what each row takes: those that do not are told one by one.
  const events = isWhole
    ? (answer.wholeEvents ?? answer.events)
    : answer.events.filter(({ event }) => chosen.every((row) => takes(row, event)));
  const fitting = calls.filter(
    ({ when = {}, opens }) => !opens && (isWhole || chosen.every((row) => matchesCondition(row, when))),
  );
  const changeable = listCommon(answer, chosen, isWhole);
  const settle = (ended: BulkRun) => {
    const { action, state, refused, done, undoable } = ended;
    refresh();
    if (state !== 'ended' || refused.length > 0) return;
    close();
    onClear();
    const title = say(action.op === 'undo' ? 'undone' : 'succeeded', { n: done, total: done });
    const takeBack = { title: say(action.op === 'undo' ? 'again' : 'undo'), perform: () => undo(ended).then(settle) };
    showToast({ title, kind: 'success', ...(undoable.length > 0 && { action: { ...takeBack, undoes: true } }) });
  };
  const isRunning = run?.state === 'running';
  const perform = (action: BulkAction) => {
    if (!isRunning) start(action, what).then(settle);
  };
  const result = run && (run.state !== 'running' || run.total > quickly) && (
    <BulkResult
      run={run}
      hrefOf={hrefOf}
      onStop={stop}
      onRetry={() => retry(run.refused, run.action).then(settle)}
      onUndo={run.undoable.length > 0 ? () => undo(run).then(settle) : undefined}
      onClose={() => {
        close();
        onClear();
      }}
    />
  );
  const documents = answer.documents ?? [];
  if (chosen.length === 0)
    return (
      <>
        {result /* what was refused stays until it was read */}
        {documents.length > 0 && (
          <PrintChosen
            {...{ uid, documents }}
            isLinked
            count={answer.total}
            collect={() => collectNamed(api, answer, { rows: [], isWhole: true, language })}
          />
        )}
      </>
    );
  return (
    <section className="w-table__bulk" aria-label={say('chosen', { n })} aria-busy={isRunning || undefined}>
      <strong role="status">{say('chosen', { n })}</strong>
      {isPage && !isWhole && answer.total > chosen.length && (
        <BulkButton
          quiet
          title={say('chooseWhole', { n: formatNumber(answer.total, language) })}
          onPress={() => setWantsWhole(true)}
        />
      )}
      {events.map((event) => (
        <BulkButton
          key={event.event}
          title={event.title}
          onPress={() =>
            needsAnswer(event, what) ? setAsked(event) : perform({ op: 'transition', event: event.event })
          }
        />
      ))}
      {fitting.map((one) => (
        <BulkButton key={one.title} title={one.title} onPress={() => setAsked(one)} />
      ))}
      {events.length === 0 && answer.events.length > 0 && <span className="w-table__quiet">{say('noEvent')}</span>}
      {changeable.length > 0 && <BulkButton title={say('set')} onPress={() => setAsked('set')} />}
      {answer.trash && (
        <BulkButton
          title={say('restore')}
          onPress={() => (isWhole ? setAsked('restore') : perform({ op: 'restore' }))}
        />
      )}
      {answer.mayDelete && <BulkButton title={say('delete')} onPress={() => setAsked('delete')} />}
      {documents.length > 0 && (
        <PrintChosen
          {...{ uid, documents }}
          count={isWhole ? answer.total : chosen.length}
          collect={() => collectNamed(api, answer, { ...what, language })}
        />
      )}
      {answer.exportPath && (
        <a className="s-button s-button--small s-button--outline" href={exportChosen(answer, what)} download>
          {say('export')}
        </a>
      )}
      <BulkButton quiet title={say('unchoose')} onPress={onClear} />
      {asked && (
        <BulkQuestion
          {...{ asked, answer, chosen: what, n, changeable, perform }}
          onClose={() => setAsked(undefined)}
        />
      )}
      {result}
    </section>
  );
}

function BulkButton({ title, quiet, onPress }: { title: string; quiet?: boolean; onPress: () => void }) {
  return (
    <button
      type="button"
      className={`s-button s-button--small ${quiet ? 's-button--quiet' : 's-button--outline'}`}
      onClick={onPress}
    >
      {title}
    </button>
  );
}

/** The fields that many may share and that may be changed in each of the rows; of a whole list, in any that is seen. */
function listCommon({ changeable = [] }: ListAnswer, rows: JsonObject[], isWhole: boolean): RecordField[] {
  return changeable.filter(
    ({ field, schema }) => !schema['x-unique'] && (isWhole || rows.every((row) => isWritableIn(row, field))),
  );
}

function takes(row: JsonObject, event: string): boolean {
  const events = row[rowEvents];
  return Array.isArray(events) && events.includes(event);
}

function exportChosen({ exportPath = '' }: ListAnswer, { rows, isWhole }: Chosen): string {
  if (isWhole) return exportPath;
  const [path = '', query] = exportPath.split('?');
  const parameters = new URLSearchParams(query);
  parameters.delete('search');
  parameters.set('filter', JSON.stringify({ id: { $in: rows.map(({ id }) => id ?? null) } }));
  return `${path}?${parameters}`;
}
