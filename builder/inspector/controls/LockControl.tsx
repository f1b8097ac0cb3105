import { useState } from 'react';
import { useRuntime } from '../../../runtime/context/RuntimeContext.ts';
import { useLanguage } from '../../language/LanguageProvider.tsx';
import { useBuilder } from '../../ui/BuilderContext.ts';
import type { ControlProps } from '../fields/controlProps.ts';
import { SwitchControl } from './SwitchControl.tsx';

/** The password of a page: whether there is one, and a new one. It is stored beside the layout, never in it. */
export function LockControl(props: ControlProps) {
  const { id, value, label } = props;
  const { say } = useLanguage();
  const { draft } = useBuilder();
  const { api } = useRuntime();
  const [password, setPassword] = useState('');
  const [told, setTold] = useState('');
  const keep = async () => {
    setTold('');
    try {
      await draft.save();
      await api('/api/layout/lock', { method: 'PUT', body: { key: draft.key, password } });
      setPassword('');
      setTold(say('lockSet'));
    } catch (error) {
      setTold(error instanceof Error ? error.message : String(error));
    }
  };
  return (
    <div className="bd-lock">
      <SwitchControl {...props} />
      {value === true && (
        <form
          onSubmit={(event) => {
            event.preventDefault();
            if (password !== '') void keep();
          }}
        >
          <input
            className="bd-input"
            type="password"
            autoComplete="new-password"
            aria-label={`${label}: ${say('lockNew')}`}
            placeholder={say('lockNew')}
            maxLength={200}
            aria-describedby={`${id}-told`}
            value={password}
            onChange={(event) => setPassword(event.target.value)}
          />
          <button type="submit" className="bd-button" disabled={password === ''}>
            {say('lockKeep')}
          </button>
          <p id={`${id}-told`} className="bd-help" role="status">
            {told || say('lockHelp')}
          </p>
        </form>
      )}
    </div>
  );
}
