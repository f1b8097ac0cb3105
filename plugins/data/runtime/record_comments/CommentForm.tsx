import { type KeyboardEvent, useEffect, useId, useLayoutEffect, useRef, useState } from 'react';
import { useCallMessage, useCalls, useText } from 'sala/runtime';
import { asideTexts } from '../record/asideTexts.ts';

interface Props {
  /** The record whose readers may be mentioned; without it nobody is. */
  place?: { collection: string; record: string };
  label: string;
  action: string;
  first?: string;
  onSend: (text: string, mentions: string[]) => Promise<void>;
  onCancel?: () => void;
}

interface Person {
  id: string;
  name: string;
}

/** Writes a comment; `@` and a part of a name offers those who may read the record, the first of them by Enter. */
export function CommentForm({ place, label, action, first = '', onSend, onCancel }: Props) {
  const say = useText(asideTexts);
  const explain = useCallMessage();
  const id = useId();
  const box = useRef<HTMLTextAreaElement>(null);
  const [text, setText] = useState(first);
  const [typed, setTyped] = useState<string>();
  const [named, setNamed] = useState<Person[]>([]);
  const [busy, setBusy] = useState(false);
  const [refusal, setRefusal] = useState('');
  const { found, isFresh } = useReaders(place, typed);
  const isOffered = typed !== undefined && found.length > 0;
  const caretAfter = useRef<number>(undefined);

  function change(value: string, caret: number) {
    setText(value);
    setTyped(place && /(?:^|\s)@([^\s@]{0,30})$/.exec(value.slice(0, caret))?.[1]);
  }
  function mention(person: Person) {
    const caret = box.current?.selectionStart ?? text.length;
    const before = text.slice(0, caret).replace(/@[^\s@]*$/, `@${person.name} `);
    setText(before + text.slice(caret));
    caretAfter.current = before.length;
    setNamed([...named, person]);
    setTyped(undefined);
    box.current?.focus();
  }
  // A value that was written from outside puts the caret to its end.
  useLayoutEffect(() => {
    if (caretAfter.current === undefined) return;
    box.current?.setSelectionRange(caretAfter.current, caretAfter.current);
    caretAfter.current = undefined;
  });

  function handleKey(event: KeyboardEvent) {
    const { key, ctrlKey, metaKey, shiftKey, nativeEvent } = event;
    const [first] = found;
    if (nativeEvent.isComposing) return;
    if (key === 'Enter' && (ctrlKey || metaKey)) void send();
    else if (key === 'Enter' && !shiftKey && isOffered && isFresh && first) {
      event.preventDefault();
      mention(first);
    } else if (key === 'Escape') setTyped(undefined);
  }
  async function send() {
    if (busy || text.trim() === '') return;
    setBusy(true);
    setRefusal('');
    try {
      const mentions = named.filter(({ name }) => text.includes(`@${name}`)).map((person) => person.id);
      await onSend(text.trim(), [...new Set(mentions)]);
      setText('');
      setNamed([]);
    } catch (error) {
      setRefusal(explain(error));
    }
    setBusy(false);
  }
  return (
    <div className="s-field">
      <label className="s-field__label" htmlFor={id}>
        {label}
      </label>
      <textarea
        ref={box}
        id={id}
        className="s-input"
        rows={2}
        maxLength={5000}
        value={text}
        aria-describedby={place ? `${id}-help` : undefined}
        onChange={({ target }) => change(target.value, target.selectionStart)}
        onKeyDown={handleKey}
      />
      {place && (
        <p className="s-field__help" id={`${id}-help`}>
          {isOffered ? say('mentionHelp', { name: found[0]?.name ?? '' }) : say('writeHelp')}
        </p>
      )}
      {isOffered && (
        // biome-ignore lint/a11y/useSemanticElements: a fieldset is for fields
        <div className="w-aside__people" role="group" aria-label={say('people')}>
          {found.map((person) => (
            <button
              key={person.id}
              type="button"
              className="s-button s-button--outline s-button--small"
              onClick={() => mention(person)}
            >
              {person.name}
            </button>
          ))}
        </div>
      )}
      {refusal && (
        <p className="s-field__error" role="alert">
          {refusal}
        </p>
      )}
      <p className="w-aside__row">
        <button
          type="button"
          className="s-button s-button--outline s-button--small"
          disabled={busy || text.trim() === ''}
          onClick={send}
        >
          {action}
        </button>
        {onCancel && (
          <button type="button" className="s-button s-button--quiet s-button--small" onClick={onCancel}>
            {say('cancel')}
          </button>
        )}
      </p>
    </div>
  );
}

/** Those who may read the record and are called so, asked for while somebody types a mention. */
function useReaders(place: Props['place'], typed: string | undefined) {
  const call = useCalls();
  const [found, setFound] = useState<{ typed?: string; people: Person[] }>({ people: [] });
  const { collection, record } = place ?? {};
  useEffect(() => {
    if (typed === undefined || collection === undefined || record === undefined) return;
    let isOver = false;
    call('GET /api/x/data/readers', { query: { collection, record, ...(typed !== '' && { search: typed }) } }).then(
      ({ data }) => !isOver && setFound({ typed, people: data }),
      () => !isOver && setFound({ people: [] }),
    );
    return () => {
      isOver = true;
    };
  }, [call, collection, record, typed]);
  return { found: found.people, isFresh: found.typed === typed };
}
