import { type ComponentProps, useState } from 'react';
import type { WidgetViewProps } from 'sala/runtime';
import { readRecordAnswer } from '../../shared/recordAnswer.ts';
import { RecordMissing } from '../record/RecordMissing.tsx';
import { ClosedForm } from './ClosedForm.tsx';
import { FilledForm } from './FilledForm.tsx';
import './record_form.css';

interface Properties {
  collection: string;
}

/** Fills in a new record or changes one; its fields are the widgets in it. */
export function RecordForm({ object, data, renderRows }: WidgetViewProps<Properties>) {
  const answer = readRecordAnswer(data.record);
  // Records that are entered one after the other each have a form of their own.
  const [turn, setTurn] = useState(0);
  if (!answer) return <RecordMissing uid={object.uid} />;
  return (
    <OpenForm
      key={`${String(answer.record?.id ?? '')} ${turn}`}
      answer={answer}
      onAgain={() => setTurn(turn + 1)}
      renderRows={renderRows}
    />
  );
}

/** A form that was open stays so when its record is closed meanwhile: what was typed is not lost. */
function OpenForm(props: ComponentProps<typeof FilledForm>) {
  const [isOpen] = useState(props.answer.writable.length > 0);
  return isOpen ? <FilledForm {...props} /> : <ClosedForm answer={props.answer} />;
}
