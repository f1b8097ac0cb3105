import { useState } from 'react';
import { Icon, useText, type WidgetViewProps } from 'sala/runtime';
import { isJsonObject, type JsonObject, type Text } from 'sala/schemas';
import { isComputed } from '../../shared/isComputed.ts';
import { isEmptyField } from '../../shared/isEmptyField.ts';
import { type RecordAnswer, type RecordField, readRecordAnswer } from '../../shared/recordAnswer.ts';
import { repeatsName } from '../../shared/repeatsName.ts';
import { RecordMissing } from '../record/RecordMissing.tsx';
import { ShownValue } from '../record/ShownValue.tsx';
import { ChangeHere, mayChangeHere } from './ChangeHere.tsx';
import { LinesTable } from './LinesTable.tsx';
import { isLong, pairShort, type ShownSection } from './pairShort.ts';
import './record_detail.css';

interface Properties {
  collection: string;
  sections: { title: string; fields: string[] }[];
}

/** The values of a record by section, with its lines as tables; what is empty folds away. */
export function RecordDetail({ object, data }: WidgetViewProps<Properties>) {
  const say = useText(texts);
  const [showsEmpty, setShowsEmpty] = useState(false);
  const answer = readRecordAnswer(data.record);
  const record = answer?.record;
  if (!answer || !record) return <RecordMissing uid={object.uid} />;
  const sections = arrange(object.sections, answer).map(({ title, fields }) => ({
    title,
    fields: fields.filter((field) => !repeatsName(field, { ...answer, record })),
  }));
  const empty = new Set(
    sections.flatMap(({ fields }) => fields.filter((one) => isEmptyField(one, record)).map(({ field }) => field)),
  );
  const shown = sections
    .map(({ title, fields }) => ({ title, fields: fields.filter(({ field }) => showsEmpty || !empty.has(field)) }))
    .filter(({ fields }) => fields.length > 0);
  return (
    <div className="w-record-detail">
      {pairShort(shown, record).map(({ section, isHalf }) => (
        <Section
          key={section.fields[0]?.field}
          section={section}
          answer={answer}
          record={record}
          width={isHalf ? 'half' : undefined}
        />
      ))}
      {empty.size > 0 && (
        <button
          type="button"
          className="s-button s-button--quiet s-button--small w-record-detail__fold"
          onClick={() => setShowsEmpty(!showsEmpty)}
        >
          {say(showsEmpty ? 'hideEmpty' : 'showEmpty', { count: String(empty.size) })}
        </button>
      )}
    </div>
  );
}

interface SectionProps {
  section: ShownSection;
  answer: RecordAnswer;
  record: JsonObject;
  width: 'half' | undefined;
}

function Section({ section, answer, record, width }: SectionProps) {
  const say = useText(texts);
  const { title, fields } = section;
  const closed = new Set(answer.notices.closed?.whole ? [] : answer.notices.closed?.fields);
  const currency = typeof record.currency === 'string' ? record.currency : undefined;
  const plain = fields.filter(({ lines }) => !lines);
  return (
    <section aria-label={title || undefined} data-width={width}>
      {title && <h2>{title}</h2>}
      {plain.length > 0 && (
        <dl>
          {plain.map((field) => (
            <div key={field.field} data-long={isLong(record[field.field]) || undefined}>
              <dt>
                {field.title}
                {isComputed(field.schema) && <Mark icon="sigma" text={say('computed')} />}
                {closed.has(field.title) && <Mark icon="lock" text={say('closed')} />}
              </dt>
              <dd>
                <ShownValue
                  field={field}
                  value={record[field.field] ?? null}
                  names={answer.names}
                  currency={currency}
                />
                {mayChangeHere(answer, field) && <ChangeHere field={field} answer={answer} record={record} />}
              </dd>
            </div>
          ))}
        </dl>
      )}
      {fields.map(
        (field) =>
          field.lines && (
            <LinesTable
              key={field.field}
              label={field.title}
              lines={readLines(record, field)}
              columns={field.lines}
              names={answer.names}
              currency={currency}
            />
          ),
      )}
    </section>
  );
}

function Mark({ icon, text }: { icon: string; text: string }) {
  return (
    <span className="w-record-detail__mark" title={text}>
      <Icon name={icon} size={14} />
      <span className="s-visually-hidden">({text})</span>
    </span>
  );
}

/** As the layout says. */
function arrange(sections: Properties['sections'], { fields }: RecordAnswer): ShownSection[] {
  if (sections.length === 0) return [{ title: '', fields }];
  return sections.map(({ title, fields: names }) => ({
    title,
    fields: names.flatMap((name) => fields.find(({ field }) => field === name) ?? []),
  }));
}

function readLines(record: JsonObject, { field }: RecordField) {
  const value = record[field];
  return Array.isArray(value) ? value.filter(isJsonObject) : [];
}

const texts = {
  showEmpty: { th: 'แสดงช่องที่ว่าง {count} ช่อง', en: 'Show {count} empty fields' },
  hideEmpty: { th: 'ซ่อนช่องที่ว่าง {count} ช่อง', en: 'Hide {count} empty fields' },
  computed: { th: 'คำนวณให้', en: 'computed' },
  closed: { th: 'แก้ไขไม่ได้ในสถานะนี้', en: 'closed in this state' },
} satisfies Record<string, Text>;
