import { Dialog, FileButton, Icon, useLanguage, useText, useWidgetData } from 'sala/runtime';
import { formatNumber } from '../../shared/formatValue.ts';
import { ColumnMapping } from './ColumnMapping.tsx';
import { ImportReportView } from './ImportReportView.tsx';
import { importTexts } from './importTexts.ts';
import { useImport } from './useImport.ts';
import './import.css';

interface Props {
  uid: string;
  collection: string;
  /** An export without rows: the headings of a file to fill in. */
  templatePath?: string;
  onClose: () => void;
}

/** Imports records: a file is chosen, its columns are matched with fields, it is shown with its errors, and only then stored. */
export function ImportDialog({ uid, collection, templatePath, onClose }: Props) {
  const say = useText(importTexts);
  const language = useLanguage();
  const count = (value: number) => formatNumber(value, language);
  const { refresh } = useWidgetData(uid);
  const { state, check, choose, start, reset } = useImport(collection, refresh);
  const isBusy = state.step === 'checking' || state.step === 'importing';
  return (
    <Dialog
      size="wide"
      title={say('title')}
      onClose={isBusy ? undefined : onClose}
      actions={
        state.step === 'checked' ? (
          <>
            <button type="button" className="s-button s-button--outline" onClick={reset}>
              {say('another')}
            </button>
            {state.report.created > 0 && (
              <button
                type="button"
                className="s-button s-button--primary"
                disabled={state.isBusy}
                onClick={() => start(state.file, state.report)}
              >
                {say('confirm', { n: count(state.report.created) })}
              </button>
            )}
          </>
        ) : (
          !isBusy && (
            <button type="button" className="s-button s-button--outline" onClick={onClose}>
              {say('close')}
            </button>
          )
        )
      }
    >
      <div className="w-table__result">
        {state.step === 'choose' && <ChooseFile {...{ templatePath }} problem={state.problem} onChoose={check} />}
        {(state.step === 'checking' || state.step === 'importing') && (
          <>
            <progress aria-label={say(state.step)} />
            <p role="status">
              {say(state.step)} {state.rows > 0 && say('rows', { n: count(state.rows) })}
            </p>
          </>
        )}
        {state.step === 'checked' && state.report.columns.length > 0 && (
          <ColumnMapping
            report={state.report}
            isBusy={state.isBusy === true}
            onChoose={(columns) => choose(state.file, state.report, columns)}
          />
        )}
        {(state.step === 'checked' || state.step === 'done') && (
          <ImportReportView report={state.report} isDone={state.step === 'done'} />
        )}
      </div>
    </Dialog>
  );
}

interface ChooseProps {
  templatePath?: string;
  problem?: string;
  onChoose: (file: File) => void;
}

function ChooseFile({ templatePath, problem, onChoose }: ChooseProps) {
  const say = useText(importTexts);
  return (
    <>
      <p>{say('explain')}</p>
      <div className="s-field">
        <FileButton title={say('file')} accept=".csv,.xlsx,text/csv" onChoose={([file]) => file && onChoose(file)} />
      </div>
      {problem && (
        <p className="s-field__error" role="alert">
          {problem}
        </p>
      )}
      {templatePath && (
        <a className="w-table__tool" href={templatePath} download>
          <Icon name="download" size={18} />
          {say('template')}
        </a>
      )}
    </>
  );
}
