import type { PointerEvent } from 'react';
import { Icon, useText } from 'sala/runtime';
import type { KnownNames } from '../../shared/describeStep.ts';
import type { Line } from '../../shared/listLines.ts';
import type { Path } from '../../shared/places.ts';
import { StepSentence } from '../parts/StepSentence.tsx';
import { flowTexts } from './parts/flowTexts.ts';

interface Props {
  line: Extract<Line, { kind: 'step' }>;
  names: KnownNames;
  isSelected: boolean;
  /** The one that the tab key stops at. */
  isStop: boolean;
  isWrong: boolean;
  isDragged: boolean;
  onSelect: (path: Path, opens: boolean) => void;
  onDown: (event: PointerEvent<HTMLElement>, path: Path) => void;
}

/** A step as a sentence; its name in formulas stands behind it. */
export function StepLine({ line, names, ...props }: Props) {
  const say = useText(flowTexts);
  const { path, step, type } = line;
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
        <StepSentence line={line} names={names} />
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
