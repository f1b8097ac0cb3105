import { useEffect, useRef } from 'react';
import { Button, ComboBox, FieldError, Input, ListBox, Text } from 'react-aria-components';
import { readText } from '../../../schemas/text.ts';
import { useUiLanguage } from '../../language/uiLanguage.ts';
import { AriaScope } from '../aria/AriaScope.tsx';
import { MarkedLabel } from '../fields/MarkedLabel.tsx';
import { ChevronIcon } from '../icons/shellIcons.tsx';
import { ChoiceLine } from './ChoiceLine.tsx';
import { ChoicePopover } from './ChoicePopover.tsx';
import { ComboboxBox } from './ComboboxBox.tsx';
import { choiceTexts } from './choiceTexts.ts';
import type { ComboboxProps } from './comboboxProps.ts';
import { useChosen } from './useChosen.ts';
import '../aria/popover.css';
import './choice.css';

const emptyTexts = { here: choiceTexts.nothing, searching: choiceTexts.searching, failed: choiceTexts.failed };

/** A combobox of React Aria: the arrows walk through the list, Enter chooses, Escape closes. */
export function AriaCombobox(props: ComboboxProps) {
  const { label, hidesLabel, help, freeText = false } = props;
  const language = useUiLanguage();
  const { chosen, text, found, isEdited, state, type, choose, open } = useChosen(props);
  const { box, isPicked } = useFormNews(`${chosen?.id} ${text}`);
  return (
    <AriaScope>
      <ComboBox
        ref={box}
        id={props.id}
        className="s-field s-combobox"
        aria-label={hidesLabel ? label : undefined}
        aria-describedby={props.describedBy}
        name={props.name}
        isRequired={props.required}
        allowsCustomValue={freeText}
        allowsEmptyCollection={!freeText}
        items={found}
        inputValue={text}
        onInputChange={type}
        {...(!freeText && { value: chosen?.id ?? null })}
        onSelectionChange={(key) => {
          choose(key === null ? null : String(key));
          isPicked.current = key !== null;
        }}
        onOpenChange={(isOpen, trigger) => open(isOpen, trigger === 'manual')}
      >
        {!hidesLabel && <MarkedLabel label={label} required={props.required} />}
        <ComboboxBox takesFirst={!freeText && isEdited}>
          <Input
            className="s-input"
            placeholder={props.placeholder}
            maxLength={props.maxLength}
            pattern={props.pattern}
          />
          <Button className="s-combobox__button">
            <ChevronIcon />
          </Button>
        </ComboboxBox>
        {help && (
          <Text slot="description" className="s-field__help">
            {help}
          </Text>
        )}
        <FieldError className="s-field__error">
          {({ validationDetails, validationErrors }) =>
            validationDetails.valueMissing ? readText(choiceTexts.missing, language) : validationErrors.join(' ')
          }
        </FieldError>
        <ChoicePopover>
          <ListBox
            className="s-listing__list"
            items={found}
            renderEmptyState={() => (
              <p className="s-listing__none" role={state === 'searching' ? undefined : 'status'}>
                {readText(emptyTexts[state], language)}
              </p>
            )}
          >
            {(choice) => <ChoiceLine choice={choice} written={freeText ? choice.id : undefined} />}
          </ListBox>
        </ChoicePopover>
      </ComboBox>
    </AriaScope>
  );
}

/** A choice is no input of the browser; an event tells forms that watch for changes, as for an input. */
function useFormNews(shown: string) {
  const box = useRef<HTMLDivElement>(null);
  const isPicked = useRef(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: announced once the form holds it
  useEffect(() => {
    if (!isPicked.current) return;
    isPicked.current = false;
    box.current?.querySelector('input')?.dispatchEvent(new Event('input', { bubbles: true }));
  }, [shown]);
  return { box, isPicked };
}
