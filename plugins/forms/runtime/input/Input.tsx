import { type ClipboardEvent, useState } from 'react';
import {
  describeField,
  FieldFrame,
  RevealButton,
  useCheck,
  useField,
  useKnownPerson,
  useSession,
  useText,
  type WidgetViewProps,
} from 'sala/runtime';
import { type AccountSource, accountValue, knownValue } from '../../shared/accountValue.ts';
import { cleanInput, type InputRules, showInput } from '../../shared/checkInput.ts';
import { countLetters } from '../../shared/countLetters.ts';
import { fieldTexts } from '../../shared/fieldTexts.ts';
import { readRemoteValid } from '../../shared/readRemoteValid.ts';
import { useSelectOnEntry } from '../typed/useSelectOnEntry.ts';
import { useTextCheck } from './useTextCheck.ts';
import { useUniqueCheck } from './useUniqueCheck.ts';
import { useUnit } from './useUnit.ts';
import './input.css';

interface Properties extends InputRules {
  label: string;
  placeholder: string;
  help: string;
  value: string | number;
  required: boolean;
  blockPaste: boolean;
  syncData: AccountSource;
  autocomplete: string;
  unit: string;
}

export function Input({ object }: WidgetViewProps<Properties>) {
  const { inputType, label, placeholder, help, required, blockPaste } = object;
  const say = useText(fieldTexts);
  const check = useTextCheck(object.pattern);
  const synced = accountValue(object.syncData, useSession().user);
  const known = knownValue(object.autocomplete, useKnownPerson());
  const field = useField(object, {
    initial: synced ?? (String(object.value) || known || ''),
    check: useCheck(check, object),
    // Passwords are never stored in the draft, and neither are values of the account.
    isPrivate: inputType === 'password' || synced !== undefined,
    isSecret: inputType === 'password',
  });
  const [shown, setShown] = useState(false);
  const [typing, setTyping] = useState(false);
  const selection = useSelectOnEntry(typing && inputModes[inputType] !== undefined);
  const lookUp = useUniqueCheck(field, readRemoteValid(object) !== undefined);
  const value = String(field.value ?? '');
  const secret = inputType === 'password';
  const unit = useUnit(object.unit);
  const count = countLetters(value, secret ? undefined : object.maxLength);

  function handleChange(typed: string) {
    const { value, complaint } = cleanInput(typed, object);
    field.setValue(value);
    if (complaint) field.setError(say(complaint.text, { n: complaint.n }));
  }

  return (
    <FieldFrame id={field.id} label={label} help={help} error={field.error} required={required}>
      <div className="w-input" data-unit={unit ? '' : undefined}>
        {unit && (
          <span className="w-input__unit" data-at={unit === '%' ? 'end' : undefined} aria-hidden="true">
            {unit}
          </span>
        )}
        <input
          {...describeField({ id: field.id, help, error: field.error, required })}
          {...selection}
          className="s-input"
          data-end={unit ? 'true' : undefined}
          name={field.name}
          type={typeOf(inputType, shown)}
          inputMode={inputModes[inputType]}
          autoComplete={object.autocomplete || autocompleteOf(inputType)}
          aria-label={label ? undefined : placeholder || field.name}
          placeholder={placeholder}
          value={typing ? value : showInput(value, inputType)}
          readOnly={synced !== undefined}
          onChange={(event) => handleChange(event.target.value)}
          onFocus={() => setTyping(true)}
          onBlur={() => {
            setTyping(false);
            field.touch();
            lookUp(check(value, object) === undefined);
          }}
          onPaste={secret && blockPaste ? refuse : undefined}
        />
        {secret && <RevealButton label={say('showPassword')} shown={shown} onChange={setShown} />}
      </div>
      {count && (
        <span className="w-input__count" aria-hidden="true">
          {count}
        </span>
      )}
    </FieldFrame>
  );
}

const inputModes: Partial<Record<InputRules['inputType'], 'decimal' | 'numeric'>> = {
  number: 'decimal',
  money: 'decimal',
  citizen: 'numeric',
  tax: 'numeric',
};

/** Number fields are text inputs: `type=number` drops invalid input and reacts to the mouse wheel. */
function typeOf(inputType: InputRules['inputType'], shown: boolean): string {
  if (inputModes[inputType] || (inputType === 'password' && shown)) return 'text';
  return inputType;
}

function autocompleteOf(inputType: InputRules['inputType']): string | undefined {
  const known: Partial<Record<InputRules['inputType'], string>> = {
    email: 'email',
    tel: 'tel',
    url: 'url',
    password: 'current-password',
  };
  return known[inputType];
}

function refuse(event: ClipboardEvent) {
  event.preventDefault();
}
