import { useId, useMemo, useState } from 'react';
import { Dialog, useText } from 'sala/runtime';
import type { Json, JsonObject } from 'sala/schemas';
import { formatDate } from '../../shared/formatValue.ts';
import { type Difference, listDifferences, mergeRecord } from '../../shared/mergeRecord.ts';
import type { RecordField } from '../../shared/recordAnswer.ts';
import { findFieldAt, titlePath } from '../../shared/refusals.ts';
import { useFormat } from '../grid/useFormat.ts';
import { recordTexts } from '../record/recordTexts.ts';
import { SomeValue } from '../record/SomeValue.tsx';
import type { Conflict } from './useOtherSave.ts';
import './conflict.css';

interface Props {
  conflict: Conflict;
  /** Of the form. */
  fields: readonly RecordField[];
  onMerge: (values: JsonObject) => void;
  onClose: () => void;
}

/** Two versions of a record side by side, and which of them is taken for each field. */
export function ConflictDialog({ conflict, fields, onMerge, onClose }: Props) {
  const { theirs, base, mine, isSaving } = conflict;
  const say = useText(recordTexts);
  const format = useFormat();
  const versions = useMemo(() => ({ base, mine, theirs: theirs.record }), [base, mine, theirs]);
  const differences = useMemo(() => listDifferences(versions, fields), [versions, fields]);
  const [chosen, setChosen] = useState(
    () => new Set(differences.filter(({ by }) => by !== 'them').map(({ path }) => path)),
  );
  const name = theirs.by ?? say('someone');
  const time = theirs.at ? formatDate(theirs.at, 'datetime', format) : '';

  function choose(path: string, isMine: boolean) {
    const next = new Set(chosen);
    if (isMine) next.add(path);
    else next.delete(path);
    setChosen(next);
  }

  return (
    <Dialog
      title={say('conflict')}
      text={say('conflictText', { name, time })}
      size="wide"
      onClose={onClose}
      actions={
        <>
          <button type="button" className="s-button s-button--outline" onClick={onClose}>
            {say('stay')}
          </button>
          <button
            type="button"
            className="s-button s-button--primary"
            onClick={() => onMerge(mergeRecord(versions, differences, chosen))}
          >
            {say(isSaving ? 'mergeSave' : 'merge')}
          </button>
        </>
      }
    >
      {differences.length === 0 && <p>{say('noDifference')}</p>}
      <div className="w-conflict">
        {differences.map((difference) => (
          <Row
            key={difference.path}
            difference={difference}
            label={titlePath(fields, difference.path, (title, n) => say('line', { title, n })) ?? difference.path}
            field={findFieldAt(fields, difference.path)}
            theirName={say('theirs', { name })}
            names={theirs.names}
            isMine={chosen.has(difference.path)}
            onChoose={(isMine) => choose(difference.path, isMine)}
          />
        ))}
      </div>
    </Dialog>
  );
}

interface RowProps {
  difference: Difference;
  label: string;
  field: RecordField | undefined;
  theirName: string;
  names: ReadonlyMap<string, string>;
  isMine: boolean;
  onChoose: (isMine: boolean) => void;
}

function Row({ difference, label, field, theirName, names, isMine, onChoose }: RowProps) {
  const say = useText(recordTexts);
  const id = useId();
  const draw = (title: string, value: Json | undefined, isChosen: boolean, mine: boolean) => (
    <label data-chosen={isChosen || undefined}>
      <input type="radio" name={id} checked={isChosen} onChange={() => onChoose(mine)} />
      <span>
        <small>{title}</small>
        <SomeValue field={field} value={value ?? null} names={names} />
      </span>
    </label>
  );
  return (
    <fieldset>
      <legend>
        {label}
        {difference.by === 'both' && <em>{say('bothChanged')}</em>}
      </legend>
      {draw(say('mine'), difference.mine, isMine, true)}
      {draw(theirName, difference.theirs, !isMine, false)}
    </fieldset>
  );
}
