import { use, useState } from 'react';
import {
  type Choice,
  CloseIcon,
  Combobox,
  FieldFrame,
  Icon,
  Link,
  useField,
  useText,
  type WidgetViewProps,
} from 'sala/runtime';
import type { JsonObject } from 'sala/schemas';
import { findFieldAt } from '../../shared/refusals.ts';
import { RecordContext } from '../record/RecordContext.ts';
import { recordTexts } from '../record/recordTexts.ts';
import { NewRecordDialog } from './NewRecordDialog.tsx';
import { useFill } from './useFill.ts';
import { newChoice, useLookup } from './useLookup.ts';
import { useScan } from './useScan.ts';
import './record_picker.css';

interface Properties {
  label: string;
  help: string;
  required: boolean;
  collection: string;
  multiple: boolean;
}

/** A field that holds the id of a record, or of several; people see and search their titles. */
export function RecordPicker({ object }: WidgetViewProps<Properties>) {
  const { label, help, required, collection, multiple } = object;
  const say = useText(recordTexts);
  const field = useField(object);
  const known = findFieldAt(use(RecordContext)?.fields ?? [], field.name);
  const chosen = readIds(field.value);
  const lookup = useLookup({ collection, field: known, chosen });
  const { fill, filled, undo } = useFill(known);
  const [creating, setCreating] = useState<string>();
  const [turn, setTurn] = useState(0);
  const scan = useScan({ search: lookup.search, onScan: takeScanned });
  const [first] = multiple ? [] : chosen;

  function put(ids: readonly string[]) {
    field.setValue(multiple ? [...new Set(ids)] : ids[0]);
    if (multiple) setTurn(turn + 1);
  }

  async function take(id: string, record?: JsonObject) {
    if (record) lookup.know(record);
    lookup.keepChosen(id);
    put(multiple ? [...chosen, id] : [id]);
    if (known?.schema['x-fill']) fill(record ?? (await lookup.read(id)));
  }

  function choose(choice: Choice | undefined) {
    if (choice?.id === newChoice) {
      setCreating(scan.readTyped());
      setTurn(turn + 1);
    } else if (choice) void take(choice.id);
    else if (!multiple) put([]);
  }

  function takeScanned(text: string) {
    void lookup.findScanned(text).then(
      async (record) => {
        if (!record) return;
        scan.forget();
        await take(String(record.id), record);
        setTurn((before) => before + 1);
      },
      () => undefined,
    );
  }

  return (
    <FieldFrame id={field.id} help={help} error={field.error} onLeave={field.touch}>
      {multiple && (
        <ChosenList
          chosen={chosen}
          titleOf={lookup.titleOf}
          onRemove={(id) => put(chosen.filter((one) => one !== id))}
        />
      )}
      <div
        className="w-record-picker"
        data-name={field.name}
        onKeyDownCapture={scan.handleKey}
        onInput={scan.handleInput}
      >
        <Combobox
          key={turn}
          id={field.id}
          label={label}
          required={required}
          placeholder={say('choose')}
          describedBy={field.error ? `${field.id}-error` : undefined}
          chosen={first === undefined ? undefined : { id: first, title: lookup.titleOf(first) }}
          search={scan.search}
          onChoose={choose}
        />
        {first !== undefined && (
          <span className="w-record-picker__tools">
            {!required && (
              <button type="button" aria-label={say('clearNamed', { name: label })} onClick={() => put([])}>
                <CloseIcon />
              </button>
            )}
            {known?.listPath && (
              <Link
                to={`${known.listPath}/${encodeURIComponent(first)}`}
                target="_blank"
                aria-label={say('openNamed', { name: lookup.titleOf(first) })}
              >
                <Icon name="external-link" size={16} />
              </Link>
            )}
          </span>
        )}
      </div>
      {filled && (
        <p className="s-field__help" role="status">
          {say('filled', { fields: filled.join(', ') })}{' '}
          <button type="button" className="w-record-picker__undo" onClick={undo}>
            {say('undo')}
          </button>
        </p>
      )}
      {creating !== undefined && known?.newPath && (
        <NewRecordDialog
          path={known.newPath}
          given={known.nameField && creating ? { [known.nameField]: creating } : {}}
          title={label}
          onClose={() => setCreating(undefined)}
          onMade={(record) => {
            setCreating(undefined);
            void take(String(record.id), record);
          }}
        />
      )}
    </FieldFrame>
  );
}

interface ChosenProps {
  chosen: readonly string[];
  titleOf: (id: string) => string;
  onRemove: (id: string) => void;
}

/** Several chosen records, each with a way to take it out again. */
function ChosenList({ chosen, titleOf, onRemove }: ChosenProps) {
  const say = useText(recordTexts);
  if (chosen.length === 0) return null;
  return (
    <ul className="w-record-picker__chosen" aria-label={say('chosen')}>
      {chosen.map((id) => (
        <li key={id}>
          {titleOf(id)}
          <button type="button" aria-label={say('takeAway', { name: titleOf(id) })} onClick={() => onRemove(id)}>
            <CloseIcon />
          </button>
        </li>
      ))}
    </ul>
  );
}

function readIds(value: unknown): string[] {
  const ids = Array.isArray(value) ? value : [value];
  return ids.filter((id): id is string => typeof id === 'string' && id !== '');
}
