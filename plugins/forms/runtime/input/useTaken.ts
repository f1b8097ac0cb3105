import { useRef } from 'react';
import { type Field, useApi, usePage, useText } from 'sala/runtime';
import { fieldTexts } from '../../shared/fieldTexts.ts';

/**
 * Looks up whether the value exists already, once for each value. One that does is taken out and the person told; when it
 * cannot be looked up it stays, for the server looks again when the form is sent.
 */
export function useTaken(field: Field, isUnique: boolean): (isSound: boolean) => void {
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
        // What was typed meanwhile is another question.
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
