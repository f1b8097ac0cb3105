import { Crosshair, Trash2 } from 'lucide-static';
import { useId } from 'react';
import { isJsonObject, type Json, type JsonObject, type Text } from '../../../schemas/index.ts';
import { useLanguage } from '../../language/LanguageProvider.tsx';
import { useStore } from '../../state/createStore.ts';
import { useBuilder } from '../../ui/BuilderContext.ts';
import { Icon } from '../../ui/Icon.tsx';
import type { Target } from './listTargets.ts';

interface Props {
  number: number;
  /** Undefined for an invalid entry: it is kept, and can only be removed. */
  logic: JsonObject | undefined;
  answers: readonly { value: string; title: Text }[];
  isNumber: boolean;
  targets: readonly Target[];
  onChange: (logic: JsonObject) => void;
  onRemove: () => void;
}

/** "When the answer is this, show that." */
export function LogicLine({ number, logic, answers, isNumber, targets, onChange, onRemove }: Props) {
  const { say } = useLanguage();
  const { editor, picking } = useBuilder();
  const id = useId();
  const isPicking = useStore(picking, (asked) => asked?.id === id);
  const destination = isJsonObject(logic?.destination) ? logic.destination : {};
  const target = readTarget(logic);
  const isKnown = targets.some(({ uid }) => uid === target);
  const method = logic?.method === 'hide' ? 'hide' : 'show';
  const aim = (uid: string) => onChange({ ...logic, destination: { ...destination, uid } });
  const pick = () =>
    picking.set(
      isPicking
        ? null
        : {
            id,
            take: (node) => {
              const uid = editor.getTree()[node]?.data.uid;
              if (typeof uid === 'string' && targets.some((each) => each.uid === uid)) aim(uid);
              document.getElementById(id)?.focus();
            },
          },
    );
  return (
    <fieldset className="bd-logic" aria-label={say('logicLine', { number })}>
      {!logic && <p className="bd-help">{say('logicForeign')}</p>}
      {logic && (
        <>
          <label htmlFor={`${id}-when`}>{say('logicWhen')}</label>
          <WhenField id={`${id}-when`} logic={logic} answers={answers} isNumber={isNumber} onChange={onChange} />
          <select
            className="bd-input"
            aria-label={say('logicMethod')}
            value={method}
            onChange={(event) => onChange({ ...logic, method: event.target.value })}
          >
            <option value="show">{say('logicShow')}</option>
            <option value="hide">{say('logicHide')}</option>
          </select>
          <div className="bd-address__line">
            <select
              id={id}
              className="bd-input"
              aria-label={say('logicTarget')}
              aria-invalid={(target !== '' && !isKnown) || undefined}
              value={target}
              onChange={(event) => aim(event.target.value)}
            >
              {!isKnown && (
                <option value={target}>{target === '' ? say('logicChoose') : say('logicGone', { uid: target })}</option>
              )}
              {targets.map(({ uid, title }) => (
                <option key={uid} value={uid}>
                  {title}
                </option>
              ))}
            </select>
            <button
              type="button"
              className="bd-icon-button bd-logic__pick"
              title={say('logicPick')}
              aria-label={say('logicPick')}
              aria-pressed={isPicking}
              onClick={pick}
            >
              <Icon svg={Crosshair} />
            </button>
          </div>
          <label className="bd-check">
            <input
              type="checkbox"
              checked={logic.default === true}
              onChange={(event) => {
                const { default: _before, ...others } = logic;
                onChange(event.target.checked ? { ...others, default: true } : others);
              }}
            />
            <span>{say(`logicEmpty_${method}`)}</span>
          </label>
        </>
      )}
      <button
        type="button"
        className="bd-icon-button bd-logic__remove"
        aria-label={say('logicRemove', { number })}
        title={say('logicRemove', { number })}
        onClick={onRemove}
      >
        <Icon svg={Trash2} />
      </button>
    </fieldset>
  );
}

/** The uid of what a rule shows or hides; empty while nothing is chosen. */
export function readTarget(logic: Json | undefined): string {
  const destination = isJsonObject(logic) ? logic.destination : undefined;
  return isJsonObject(destination) && typeof destination.uid === 'string' ? destination.uid : '';
}

interface WhenProps {
  id: string;
  logic: JsonObject;
  answers: Props['answers'];
  isNumber: boolean;
  onChange: (logic: JsonObject) => void;
}

function WhenField({ id, logic, answers, isNumber, onChange }: WhenProps) {
  const { say, read } = useLanguage();
  const { when } = logic;
  const text = when === undefined ? '' : typeof when === 'object' ? JSON.stringify(when) : String(when);
  const write = (typed: string) => {
    const { when: _before, ...others } = logic;
    onChange(typed === '' ? others : { ...others, when: readAnswer(typed, isNumber) });
  };
  if (typeof when === 'object') return <input id={id} className="bd-input" value={text} readOnly />;
  if (answers.length === 0)
    return (
      <input
        id={id}
        className="bd-input"
        placeholder={say('logicAny')}
        value={text}
        onChange={(event) => write(event.target.value)}
      />
    );
  return (
    <select id={id} className="bd-input" value={text} onChange={(event) => write(event.target.value)}>
      <option value="">{say('logicAny')}</option>
      {text !== '' && answers.every(({ value }) => value !== text) && <option value={text}>{text}</option>}
      {answers.map(({ value, title }) => (
        <option key={value} value={value}>
          {read(title)}
        </option>
      ))}
    </select>
  );
}

/** Values are compared by type: a numeric field holds numbers. */
function readAnswer(typed: string, isNumber: boolean): Json {
  return isNumber && String(Number(typed)) === typed.trim() ? Number(typed) : typed;
}
