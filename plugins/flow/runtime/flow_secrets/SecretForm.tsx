import { useId, useState } from 'react';
import { ConfirmDialog, describeField, FieldFrame, showToast, useCalls, useText } from 'sala/runtime';
import { secretTexts } from './secretTexts.ts';

interface Props {
  /** The secret whose value is replaced; without it, a new one. */
  secret?: string;
  taken: readonly string[];
  onSaved: () => void;
  onClose: () => void;
}

const namePattern = /^[a-z][a-z0-9_]{0,39}$/;

/** Asks for a secret. Its value goes to the server and never comes back. */
export function SecretForm({ secret, taken, onSaved, onClose }: Props) {
  const say = useText(secretTexts);
  const call = useCalls();
  const id = useId();
  const [name, setName] = useState(secret ?? '');
  const [value, setValue] = useState('');
  const isTaken = secret === undefined && taken.includes(name);
  const wrong = name !== '' && !namePattern.test(name) ? say('nameWrong') : isTaken ? say('nameTaken') : undefined;
  async function save() {
    await call('PUT /api/flow-secrets', { body: { name, value } });
    showToast({ title: say('saved'), kind: 'success' });
    onSaved();
  }
  return (
    <ConfirmDialog
      title={secret === undefined ? say('add') : say('renewOf', { name: secret })}
      text={say(secret === undefined ? 'addText' : 'renewText')}
      action={say('save')}
      isReady={name !== '' && value !== '' && wrong === undefined}
      perform={save}
      onClose={onClose}
    >
      <div className="w-secrets__form">
        {secret === undefined && (
          <FieldFrame id={`${id}-name`} label={say('name')} help={say('nameHelp')} error={wrong} required>
            <input
              {...describeField({ id: `${id}-name`, help: say('nameHelp'), error: wrong, required: true })}
              className="s-input"
              value={name}
              maxLength={40}
              spellCheck={false}
              autoCapitalize="none"
              onChange={({ target }) => setName(target.value.trim())}
            />
          </FieldFrame>
        )}
        <FieldFrame id={`${id}-value`} label={say('value')} required>
          <input
            {...describeField({ id: `${id}-value`, required: true })}
            className="s-input"
            type="password"
            // No password of a person: nothing is to offer one.
            autoComplete="new-password"
            value={value}
            maxLength={4000}
            onChange={({ target }) => setValue(target.value)}
          />
        </FieldFrame>
      </div>
    </ConfirmDialog>
  );
}
