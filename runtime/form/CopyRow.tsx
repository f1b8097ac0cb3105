import { type ReactNode, useEffect, useRef, useState } from 'react';
import { checkCopies } from '../../engine/layout/form/checkCopies.ts';
import { copyBounds, listCopies, nextCopy } from '../../engine/layout/form/copies.ts';
import { groupName } from '../../engine/layout/rowScope.ts';
import { type Row, readText } from '../../schemas/index.ts';
import { useLanguage, useText } from '../language/useText.ts';
import { ChevronIcon, CloseIcon } from '../ui/icons/shellIcons.tsx';
import { join } from '../ui/join.ts';
import { copyLabel } from './copyLabel.ts';
import { FieldScope, useFieldScope } from './FieldScope.tsx';
import { useForm } from './FormContext.tsx';
import { formTexts } from './formTexts.ts';
import { useCheck } from './useCheck.ts';
import { useField } from './useField.ts';

/**
 * A repeated row: each copy has its own fields and can be moved and removed; every change is announced to screen
 * readers.
 */
export function CopyRow({ row, children }: { row: Row; children: ReactNode }) {
  const say = useText(formTexts);
  const language = useLanguage();
  const form = useForm();
  const group = groupName(row) ?? row.uid;
  const full = useFieldScope() + group;
  const rule = useCheck((value) => checkCopies(row, value), { uid: row.uid, type: '' });
  const field = useField(
    { uid: row.uid, name: group },
    { initial: listCopies(row, undefined), check: rule, isGroup: true },
  );
  const ids = listCopies(row, field.value);
  const { min, max } = copyBounds(row);
  const [announced, announce] = useState('');
  const box = useRef<HTMLElement>(null);
  const goTo = useRef<string>(undefined);
  const title = readText(row.copyTitle, language);
  const label = (place: number) => copyLabel(row, { place, language, unnamed: say('copy', { n: place + 1 }) });

  // Moving or removing a button loses the focus, so it is set again.
  useEffect(() => {
    const target = goTo.current;
    goTo.current = undefined;
    if (target) box.current?.querySelector<HTMLElement>(target)?.focus();
  });

  function add() {
    const id = nextCopy(ids);
    goTo.current = `[data-copy="${full}.${id}"] :is(input, select, textarea)`;
    field.setValue([...ids, id]);
    announce(say('copyAdded', { title: label(ids.length) }));
  }

  function remove(id: string) {
    goTo.current = '.s-copies__add';
    field.setValue(ids.filter((each) => each !== id));
    form.forget(`${full}.${id}.`);
    announce(say('copyRemoved', { n: ids.length - 1 }));
  }

  function move(id: string, by: 1 | -1) {
    const from = ids.indexOf(id);
    const to = from + by;
    const moved = ids.toSpliced(from, 1).toSpliced(to, 0, id);
    const isEnd = to === 0 || to === ids.length - 1;
    const way = isEnd ? -by : by;
    goTo.current = `[data-copy="${full}.${id}"] > .s-copy__head [data-move="${way}"]`;
    field.setValue(moved);
    announce(say('copyMoved', { n: to + 1 }));
  }

  return (
    <section
      ref={box}
      className={join('s-copies', row.width && `s-row--${row.width}`)}
      data-group={full}
      aria-label={title || undefined}
    >
      {ids.length === 0 && <p className="s-copies__none">{say('noCopies')}</p>}
      {ids.map((id, place) => (
        <fieldset key={id} className="s-copy" data-copy={`${full}.${id}`}>
          <legend className="s-copy__head">
            <span>{label(place)}</span>
            <span className="s-copy__tools">
              {place > 0 && (
                <button
                  type="button"
                  className="s-tool"
                  data-move="-1"
                  aria-label={say('moveUp', { title: label(place) })}
                  onClick={() => move(id, -1)}
                >
                  <ChevronIcon />
                </button>
              )}
              {place < ids.length - 1 && (
                <button
                  type="button"
                  className="s-tool"
                  data-move="1"
                  aria-label={say('moveDown', { title: label(place) })}
                  onClick={() => move(id, 1)}
                >
                  <ChevronIcon />
                </button>
              )}
              {ids.length > min && (
                <button
                  type="button"
                  className="s-tool"
                  aria-label={say('removeCopy', { title: label(place) })}
                  onClick={() => remove(id)}
                >
                  <CloseIcon />
                </button>
              )}
            </span>
          </legend>
          <FieldScope name={`${group}.${id}`}>{children}</FieldScope>
        </fieldset>
      ))}
      {field.error && (
        <p className="s-field__error" role="alert">
          {field.error}
        </p>
      )}
      <button
        type="button"
        className="s-button s-button--outline s-copies__add"
        disabled={ids.length >= max}
        onClick={add}
      >
        {title ? say('addNamed', { title }) : say('addCopy')}
      </button>
      <p className="s-visually-hidden" role="status">
        {announced}
      </p>
    </section>
  );
}
