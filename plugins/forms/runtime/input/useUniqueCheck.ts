import { useRef } from 'react';
import { type Field, useApi, usePage, useText } from 'sala/runtime';
import { fieldTexts } from '../../shared/fieldTexts.ts';

/**
 * Checks once per value whether it exists already. A value that does is cleared with a message; when it
 * cannot be checked it stays, since the server checks again on submit.
 */
export function useUniqueCheck(field: Field, isUnique: boolean): (isSound: boolean) => void {
  const api = useApi();
  const { layoutKey } = usePage();
  const say = useText(fieldTexts);
  const latest = useRef(field.value);
  latest.current = field.value;
  const asked = useRef<unknown>('');

  return (isSound) => {
    const { value, name } = field;
    if (!isUnique || !layoutKey || !isSound || !value || asked.current === value) return;
    asked.current = value;
    const body = { key: layoutKey, name, value, path: location.pathname + location.search };
    api<{ data: { taken: boolean } }>('/api/form/taken', { method: 'POST', body }).then(
      ({ data }) => {
        // Ignore the answer if the value has changed meanwhile.
        if (!data.taken || latest.current !== value) return;
        field.setValue('');
        field.setError(say('taken'));
      },
      () => {
        asked.current = '';
        if (latest.current === value) field.setError(say('uncheckable'));
      },
    );
  };
}
