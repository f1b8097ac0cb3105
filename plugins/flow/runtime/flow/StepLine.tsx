import type { PointerEvent } from 'react';
import { Icon, useLanguage, useText } from 'sala/runtime';
import { describeStep } from '../../shared/describeStep.ts';
import type { Line } from '../../shared/listLines.ts';
import type { Path } from '../../shared/places.ts';
import { namesOf } from '../parts/namesOf.ts';
import type { Known } from '../parts/useKnown.ts';
import { flowTexts } from './parts/flowTexts.ts';

interface Props {
  line: Extract<Line, { kind: 'step' }>;
  known: Known;
  isSelected: boolean;
  /** The one that the tab key stops at. */
  isStop: boolean;
  isWrong: boolean;
  isDragged: boolean;
  onSelect: (path: Path, opens: boolean) => void;
  onDown: (event: PointerEvent<HTMLElement>, path: Path) => void;
}

/** A step as a sentence; its name in formulas stands behind it. */
export function StepLine({ line, known, ...props }: Props) {
  const say = useText(flowTexts);
  const language = useLanguage();
  const { path, step, type } = line;
  const pieces = describeStep(step, { type, language, names: namesOf(known) });
  return (
    <>
      <span
        className="w-flow__grip"
        title={say('drag')}
        aria-hidden="true"
        onPointerDown={(event) => props.onDown(event, path)}
      >
        <Icon name="grip-vertical" size={16} />
      </span>
      <button
        type="button"
        className="w-flow__step"
        tabIndex={props.isStop ? 0 : -1}
        aria-current={props.isSelected || undefined}
        data-wrong={props.isWrong || undefined}
        data-dragged={props.isDragged || undefined}
        onClick={() => props.onSelect(path, true)}
      >
        <Icon name={type?.icon ?? 'circle'} size={18} />
        <span>
          {typeof step.if === 'string' && step.if !== '' && <em>{`${say('if')} ${step.if}: `}</em>}
          {pieces.map(({ text, isValue }, at) =>
            // biome-ignore lint/suspicious/noArrayIndexKey: the pieces of a sentence have no other identity
            isValue ? <b key={at}>{text}</b> : text,
          )}
        </span>
        <code>{String(step.uid ?? '')}</code>
        {props.isWrong && (
          <span className="w-flow__wrong">
            <Icon name="circle-alert" size={16} />
            <span className="s-visually-hidden">{say('toMend')}</span>
          </span>
        )}
      </button>
    </>
  );
}
