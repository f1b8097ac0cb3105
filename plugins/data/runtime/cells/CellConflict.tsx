import { useText } from 'sala/runtime';
import type { RecordField } from '../../shared/recordAnswer.ts';
import type { Theirs } from '../record/readOtherSave.ts';
import { SomeValue } from '../record/SomeValue.tsx';
import { cellTexts } from './cellTexts.ts';

interface Props {
  field: RecordField;
  theirs: Theirs;
  onKeep: () => void;
  onTake: () => void;
}

/** What somebody else wrote into a cell while it was being changed, and which of the two is kept. */
export function CellConflict({ field, theirs, onKeep, onTake }: Props) {
  const say = useText(cellTexts);
  return (
    <div className="w-cell__conflict" role="alert">
      <p>
        {say('changed', { name: theirs.by ?? say('someone') })}{' '}
        <strong>
          <SomeValue field={field} value={theirs.record[field.field] ?? null} names={theirs.names} />
        </strong>
      </p>
      <button type="button" className="s-button s-button--primary s-button--small" onClick={onKeep}>
        {say('keepMine')}
      </button>
      <button type="button" className="s-button s-button--outline s-button--small" onClick={onTake}>
        {say('takeTheirs')}
      </button>
    </div>
  );
}
