import { type KeyboardEvent, useEffect, useState } from 'react';
import { Autocomplete, Input, TextField } from 'react-aria-components';
import { readText } from '../../../schemas/text.ts';
import { useUiLanguage } from '../../language/uiLanguage.ts';
import { AriaScope } from '../aria/AriaScope.tsx';
import type { ChoiceListProps } from './choiceListProps.ts';
import { choiceTexts } from './choiceTexts.ts';
import { FoundChoices } from './FoundChoices.tsx';
import { findChoices } from './findChoices.ts';
import './choice.css';

const maxShown = 200;

/** A search field and a list of React Aria: the focus stays in the field, the arrows walk through the list. */
export function AriaChoiceList(props: ChoiceListProps) {
  const { label, placeholder = label, choices, onType, onChoose, isGrid } = props;
  const language = useUiLanguage();
  const [typed, setTyped] = useState('');
  const [isEntered, setEntered] = useState(false);
  const found = onType ? choices : choices && findChoices(choices, typed);
  const shown = isGrid ? found : found?.slice(0, maxShown);
  const isWaiting = !shown || props.isComing === true;
  const rest = (found?.length ?? 0) - (shown?.length ?? 0);
  function type(text: string) {
    setTyped(text);
    setEntered(false);
    onType?.(text);
  }
  /** While the arrows have marked none, Enter takes the first that was found, or that will be. */
  function handleKey(event: KeyboardEvent<HTMLElement>) {
    if (event.key !== 'Enter' || typed === '') return;
    if (event.currentTarget.querySelector('[role="option"][data-focused]')) return;
    event.preventDefault();
    event.stopPropagation();
    setEntered(true);
  }
  useEffect(() => {
    if (!isEntered || isWaiting) return;
    setEntered(false);
    const first = shown[0];
    if (first) onChoose(first.id);
  }, [isEntered, isWaiting, shown, onChoose]);
  return (
    <AriaScope>
      <div className="s-listing" onKeyDownCapture={handleKey}>
        <Autocomplete inputValue={typed} onInputChange={type}>
          <TextField autoFocus type="search" aria-label={label}>
            <Input
              className="s-input"
              placeholder={placeholder}
              role="combobox"
              aria-expanded="true"
              aria-haspopup="listbox"
            />
          </TextField>
          {shown ? <FoundChoices {...props} found={shown} /> : <div className="s-listing__coming" aria-busy="true" />}
        </Autocomplete>
        <p className="s-listing__more" role="status">
          {found?.length === 0 && !isWaiting && (props.none ?? readText(choiceTexts.nothing, language))}
          {rest > 0 && readText(choiceTexts.more, language).replace('{number}', String(rest))}
        </p>
      </div>
    </AriaScope>
  );
}
