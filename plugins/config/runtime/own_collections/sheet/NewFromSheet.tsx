import { FileButton, Link, useText } from 'sala/runtime';
import { DraftHead } from './DraftHead.tsx';
import { SheetColumns } from './SheetColumns.tsx';
import { findFault, type SheetDraft } from './sheetDraft.ts';
import { sheetTexts } from './sheetTexts.ts';
import { type SheetState, useSheet } from './useSheet.ts';
import './sheet.css';

/** A new collection from a spreadsheet: the file is chosen, its columns are looked at as fields, then it is made with its rows. */
export function NewFromSheet({ onMade }: { onMade: () => void }) {
  const say = useText(sheetTexts);
  const { state, setState, problem, read, make, fill, restart } = useSheet();
  return (
    <div className="w-config__group w-own_sheet">
      {problem && (
        <p className="w-config__notice w-config__notice--failed" role="alert">
          {problem}
        </p>
      )}
      {state.step === 'choose' && <ChooseFile onChoose={(file) => void read(file)} />}
      {state.step === 'reading' && (
        <p role="status">
          {say('reading')} <progress aria-label={say('reading')} />
        </p>
      )}
      {state.step === 'look' && (
        <Look
          state={state}
          onChange={(draft) => setState({ ...state, draft })}
          onMake={() => void make(state).then(onMade)}
          onRestart={restart}
        />
      )}
      {state.step === 'made' && <Made state={state} onRetry={() => void fill(state.file, state.draft)} />}
    </div>
  );
}

function ChooseFile({ onChoose }: { onChoose: (file: File) => void }) {
  const say = useText(sheetTexts);
  return (
    <div className="s-field">
      <p>{say('lead')}</p>
      <p>
        <FileButton title={say('file')} accept=".csv,.xlsx,text/csv" onChoose={([file]) => file && onChoose(file)} />
      </p>
    </div>
  );
}

interface LookProps {
  state: Extract<SheetState, { step: 'look' }>;
  onChange: (draft: SheetDraft) => void;
  onMake: () => void;
  onRestart: () => void;
}

function Look({ state: { sheet, draft, isBusy = false }, onChange, onMake, onRestart }: LookProps) {
  const say = useText(sheetTexts);
  const fault = findFault(draft);
  const headingOf = (at?: number) => draft.columns.find((column) => column.at === at)?.heading ?? '';
  const change = (changes: Partial<SheetDraft>) => onChange({ ...draft, ...changes });
  return (
    <form
      className="w-config__form"
      onSubmit={(event) => {
        event.preventDefault();
        if (!fault && !isBusy) onMake();
      }}
    >
      <p className="w-config__quiet">{say(sheet.more ? 'readSome' : 'read', { count: sheet.rows })}</p>
      <DraftHead draft={draft} onChange={change} />
      <h2>{say('columns')}</h2>
      <SheetColumns columns={draft.columns} disabled={isBusy} onChange={(columns) => change({ columns })} />
      {fault && (
        <p className="s-field__error" role="status">
          {say(fault.kind === 'name' ? 'wrongName' : fault.kind, { heading: headingOf(fault.at) })}
        </p>
      )}
      <div className="w-config__line">
        <button type="submit" className="s-button s-button--primary" disabled={fault !== undefined || isBusy}>
          {isBusy ? say('importing') : say(sheet.more ? 'makeAll' : 'make', { count: sheet.rows })}
        </button>
        <button type="button" className="s-button s-button--outline" disabled={isBusy} onClick={onRestart}>
          {say('another')}
        </button>
      </div>
    </form>
  );
}

const mostShown = 20;

function Made({ state, onRetry }: { state: Extract<SheetState, { step: 'made' }>; onRetry: () => void }) {
  const say = useText(sheetTexts);
  const { draft, report, problem, isBusy } = state;
  if (isBusy)
    return (
      <p role="status">
        {say('importing')} <progress aria-label={say('importing')} />
      </p>
    );
  return (
    <>
      <p role="status">
        {report ? say('done', { created: report.created, rows: report.rows }) : say('made', { reason: problem ?? '' })}
      </p>
      {report && report.failed > 0 && (
        <>
          <p className="s-field__error">{say('failed', { count: report.failed })}</p>
          <ul>
            {report.errors.slice(0, mostShown).map(({ row, errors }) => (
              <li key={row}>{say('row', { row, reasons: errors.map(({ message }) => message).join(' · ') })}</li>
            ))}
          </ul>
        </>
      )}
      <div className="w-config__line">
        <Link className="s-button s-button--primary" to={`/records/${draft.name}`}>
          {say('open')}
        </Link>
        {problem !== undefined && (
          <button type="button" className="s-button s-button--outline" onClick={onRetry}>
            {say('retry')}
          </button>
        )}
      </div>
    </>
  );
}
