import { useState } from 'react';
import { useLanguage, useText } from 'sala/runtime';
import { type FieldSchema, readText } from 'sala/schemas';
import type { Definition, Draft, KnownCollection } from '../definition/definition.ts';
import { keyOf } from '../definition/numberPattern.ts';
import { FieldDialog } from './FieldDialog.tsx';
import { draftField, dropField, type FieldDraft, moveField, newField, putField, settleName } from './fieldDraft.ts';
import { fieldKinds, kindOf } from './fieldKinds.ts';
import { fieldTexts } from './fieldTexts.ts';
import './fields.css';

interface Props {
  definition: Definition;
  draft: Draft;
  known: readonly KnownCollection[];
  onChange: (draft: Draft) => void;
}

/** The fields of a collection in their order; each is changed in a dialog, new ones are added. */
export function FieldsPart({ definition, draft, known, onChange }: Props) {
  const say = useText(fieldTexts);
  const [opened, setOpened] = useState<FieldDraft>();
  const { schema } = draft;
  const names = Object.keys(schema.properties);
  const take = (field: FieldDraft) => {
    const name = settleName(field, schema);
    const key =
      field.schema['x-sequence'] === undefined ? undefined : keyOf(field.schema) || `${definition.name}_${name}`;
    const patterns = field.pattern && key ? { ...draft.patterns, [key]: field.pattern } : draft.patterns;
    onChange({ ...draft, patterns, schema: putField(schema, field, key) });
    setOpened(undefined);
  };
  return (
    <section className="w-config__group">
      <p className="w-config__quiet">{say('lead')}</p>
      <ul className="w-own_fields">
        {names.map((name, at) => (
          <FieldLine
            key={name}
            name={name}
            draft={draft}
            isNew={definition.schema.properties[name] === undefined}
            isFirst={at === 0}
            isLast={at === names.length - 1}
            onOpen={() => setOpened(draftField(schema, name))}
            onMove={(step) => onChange({ ...draft, schema: moveField(schema, name, step) })}
            onDrop={() => onChange({ ...draft, schema: dropField(schema, name) })}
          />
        ))}
      </ul>
      <div className="w-config__line">
        <button
          type="button"
          className="s-button s-button--outline"
          onClick={() => setOpened(newField(fieldKinds.text.schema))}
        >
          {say('addField')}
        </button>
      </div>
      {opened && (
        <FieldDialog
          first={opened}
          name={definition.name}
          schema={schema}
          known={known}
          patterns={draft.patterns}
          onTake={take}
          onClose={() => setOpened(undefined)}
        />
      )}
    </section>
  );
}

interface LineProps {
  name: string;
  draft: Draft;
  isNew: boolean;
  isFirst: boolean;
  isLast: boolean;
  onOpen: () => void;
  onMove: (step: 1 | -1) => void;
  onDrop: () => void;
}

function FieldLine({ name, draft, isNew, isFirst, isLast, onOpen, onMove, onDrop }: LineProps) {
  const say = useText(fieldTexts);
  const language = useLanguage();
  const field: FieldSchema = draft.schema.properties[name] ?? {};
  const title = readText(field['x-title'], language) || name;
  const kind = kindOf(field);
  const marks = [
    ...(isNew ? [say('newMark')] : []),
    ...(draft.schema['x-display']?.includes(name) ? [say('displayMark')] : []),
    ...(draft.schema.required?.includes(name) ? [say('requiredMark')] : []),
    ...(field['x-unique'] ? [say('uniqueMark')] : []),
  ];
  const button = (label: string, sign: string, disabled: boolean, onClick: () => void) => (
    <button
      type="button"
      className="s-button s-button--small s-button--quiet"
      aria-label={label}
      title={label}
      disabled={disabled}
      onClick={onClick}
    >
      {sign}
    </button>
  );
  return (
    <li>
      <div>
        <strong>{title}</strong> <code>{name}</code>
        <span className="w-config__quiet">{kind ? readText(fieldKinds[kind].title, language) : say('other')}</span>
        {marks.map((mark) => (
          <span key={mark} className="w-config__badge">
            {mark}
          </span>
        ))}
      </div>
      <span className="w-own_fields__buttons">
        {button(say('upOf', { field: title }), '↑', isFirst, () => onMove(-1))}
        {button(say('downOf', { field: title }), '↓', isLast, () => onMove(1))}
        {isNew && button(say('dropOf', { field: title }), '×', false, onDrop)}
        <button
          type="button"
          className="s-button s-button--small s-button--outline"
          aria-label={say('editOf', { field: title })}
          onClick={onOpen}
        >
          {say('edit')}
        </button>
      </span>
    </li>
  );
}
