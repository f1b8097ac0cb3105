import { CalendarDate, getLocalTimeZone, today } from '@internationalized/date';
import { useCallback, useRef, useState } from 'react';
import { Button, DateInput, DatePicker, Dialog, FieldError, Group, Label, Popover } from 'react-aria-components';
import { readDate } from '../../../engine/content/dateParts.ts';
import type { Era } from '../../../engine/content/era.ts';
import { readTypedDate } from '../../../engine/content/readTypedDate.ts';
import { fillText } from '../../../schemas/fillText.ts';
import { readText } from '../../../schemas/text.ts';
import { useUiLanguage } from '../../language/uiLanguage.ts';
import { AriaScope } from '../aria/AriaScope.tsx';
import { Icon } from '../icons/Icon.tsx';
import { DatePart } from './DatePart.tsx';
import { datePickerTexts as texts } from './datePickerTexts.ts';
import { MarkedLabel } from './MarkedLabel.tsx';
import { MonthCalendar } from './MonthCalendar.tsx';
import type { DatePickerProps } from './NativeDate.tsx';
import { useSeparators } from './useSeparators.ts';
import { isTooEarly, useTypedDate } from './useTypedDate.ts';
import '../aria/popover.css';
import './datePicker.css';

/** A date typed in segments or chosen in a calendar; in Thai in the Buddhist era. Forms receive the common era. */
export function AriaDatePicker(props: DatePickerProps) {
  const { label, hidesLabel, name, defaultValue, required } = props;
  const language = useUiLanguage();
  const era = language === 'th' ? 'buddhist' : 'common';
  const { date, note, placeholder, change, leave } = useTypedDate({
    start: defaultValue,
    era,
    onChange: props.onChange,
  });
  const handleSeparator = useSeparators();
  const [isPartial, setPartial] = useState(false);
  const day = useRef<number>(undefined);
  const keepDay = useCallback((typed: number | undefined) => {
    day.current = typed;
  }, []);
  const say = (text: keyof typeof texts) => readText(texts[text], language);
  return (
    <AriaScope>
      <DatePicker
        className="s-field s-date-picker"
        name={name}
        value={date}
        placeholderValue={placeholder}
        isRequired={required}
        validate={(value) => (isPartial ? say('partial') : value && isTooEarly(value, era) ? say('noYear') : null)}
        onChange={(next) => change(next, day.current)}
        isInvalid={props.invalid || undefined}
        aria-describedby={props.describedBy}
        onBlur={() => {
          leave();
          props.onBlur?.();
        }}
      >
        {hidesLabel ? (
          <Label className="s-visually-hidden">{label}</Label>
        ) : (
          <MarkedLabel label={label} required={required} />
        )}
        <Group
          className="s-input s-date-picker__box"
          onKeyDownCapture={handleSeparator}
          onBlur={({ relatedTarget }) => {
            if (!relatedTarget?.closest('[role="spinbutton"]')) leave();
          }}
          onPaste={(event) => {
            const day = readPasted(event.clipboardData.getData('text'), era);
            if (!day?.year || !day.month || !day.day) return;
            event.preventDefault();
            change(new CalendarDate(day.year, day.month, day.day));
          }}
        >
          <DateInput className="s-date-picker__parts">
            {(segment) => <DatePart segment={segment} onPartial={setPartial} onDay={keepDay} />}
          </DateInput>
          <Button className="s-date-picker__button">
            <Icon name="calendar" size={18} />
          </Button>
        </Group>
        <FieldError className="s-field__error">
          {({ validationDetails, validationErrors }) =>
            isPartial ? say('partial') : validationDetails.valueMissing ? say('missing') : validationErrors.join(' ')
          }
        </FieldError>
        <p className="s-date-picker__note" role="status">
          {note && fillText(say(note.text), { ...note })}
        </p>
        <Popover className="s-popover">
          <Dialog className="s-date-picker__calendar" lang={language}>
            {({ close }) => (
              <>
                <MonthCalendar />
                <div className="s-date-picker__foot">
                  {!required && date && (
                    <button type="button" onClick={() => [change(null), close()]}>
                      {say('clear')}
                    </button>
                  )}
                  <button type="button" onClick={() => [change(today(getLocalTimeZone())), close()]}>
                    {say('today')}
                  </button>
                </div>
              </>
            )}
          </Dialog>
        </Popover>
      </DatePicker>
    </AriaScope>
  );
}

/** A date as people write it: `25/12/2569`; two figures are a year of the era that the field shows. */
function readPasted(text: string, era: Era) {
  const read = readTypedDate(text.trim());
  const meant = read && 'asked' in read ? readTypedDate(text.trim(), era) : read;
  return meant && readDate('text' in meant ? meant.text : meant.asked[0]);
}
