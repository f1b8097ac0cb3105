import { type PointerEvent, useId, useRef, useState } from 'react';
import { drawCurve, type MachinePicture, type PlacedState } from 'sala/engine';
import { useText } from 'sala/runtime';
import type { Chosen } from './machineEdits.ts';
import { stateTexts } from './stateTexts.ts';

interface Props {
  picture: MachinePicture;
  chosen: Chosen;
  onChoose: (chosen: Chosen) => void;
  /** An arrow was drawn from one state to another, or to itself. */
  onConnect: (from: string, to: string) => void;
}

interface Arrow {
  from: PlacedState;
  x: number;
  y: number;
}

/** States as boxes and events as arrows; both are buttons. An arrow is drawn from the dot of a state. */
export function StateGraph({ picture, chosen, onChoose, onConnect }: Props) {
  const say = useText(stateTexts);
  const marker = useId();
  const box = useRef<HTMLDivElement>(null);
  const [arrow, setArrow] = useState<Arrow>();
  const { width, height, states, transitions } = picture;
  const over = arrow && stateAt(states, arrow);

  function handleDown(event: PointerEvent<HTMLElement>, from: PlacedState) {
    if (event.button !== 0 || !box.current) return;
    event.preventDefault();
    const handle = event.currentTarget;
    const area = box.current;
    handle.setPointerCapture(event.pointerId);
    const read = ({ clientX, clientY }: { clientX: number; clientY: number }): Arrow => {
      const { left, top } = area.getBoundingClientRect();
      return { from, x: clientX - left, y: clientY - top };
    };
    let isOut = false;
    const move = (moved: globalThis.PointerEvent) => {
      const at = read(moved);
      isOut ||= stateAt([from], at) === undefined;
      setArrow(at);
    };
    const end = (ended: globalThis.PointerEvent) => {
      handle.removeEventListener('pointermove', move);
      handle.removeEventListener('pointerup', end);
      handle.removeEventListener('pointercancel', end);
      setArrow(undefined);
      const target = ended.type === 'pointerup' ? stateAt(states, read(ended)) : undefined;
      // A press of the dot alone draws nothing; an arrow back to its own state has been elsewhere.
      if (target && (target !== from || isOut)) onConnect(from.name, target.name);
    };
    handle.addEventListener('pointermove', move);
    handle.addEventListener('pointerup', end);
    handle.addEventListener('pointercancel', end);
    setArrow(read(event));
  }

  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls sideways must be reachable by keys
    <section className="w-own_states__scroll" aria-label={say('graph')} tabIndex={0}>
      <div ref={box} className="w-own_states__graph" style={{ inlineSize: width, blockSize: height }}>
        <svg width={width} height={height} aria-hidden="true">
          <defs>
            <marker
              id={marker}
              viewBox="0 0 8 8"
              refX="7"
              refY="4"
              markerUnits="userSpaceOnUse"
              markerWidth="10"
              markerHeight="10"
              orient="auto"
            >
              <path d="M0 0L8 4L0 8z" />
            </marker>
          </defs>
          {transitions.map(({ from, to, points }) => (
            <path
              key={`${from} ${to}`}
              className="w-own_states__line"
              data-chosen={(chosen.state === from && chosen.to === to) || undefined}
              d={drawCurve(points)}
              markerEnd={`url(#${marker})`}
            />
          ))}
          {arrow && (
            <path
              className="w-own_states__line"
              data-drawn
              d={`M${arrow.from.x} ${arrow.from.y + arrow.from.height / 2}L${arrow.x} ${arrow.y}`}
              markerEnd={`url(#${marker})`}
            />
          )}
        </svg>
        {states.map((state) => (
          <StateBox
            key={state.name}
            state={state}
            isChosen={chosen.to === undefined && chosen.state === state.name}
            isOver={over === state}
            onChoose={() => onChoose({ state: state.name })}
            onDown={(event) => handleDown(event, state)}
          />
        ))}
        {transitions.map(({ from, to, title, x, y }) => (
          <button
            key={`${from} ${to}`}
            type="button"
            className="w-own_states__event"
            aria-pressed={chosen.state === from && chosen.to === to}
            style={{ insetInlineStart: x, insetBlockStart: y }}
            onClick={() => onChoose({ state: from, to })}
          >
            {title}
          </button>
        ))}
      </div>
    </section>
  );
}

interface BoxProps {
  state: PlacedState;
  isChosen: boolean;
  isOver: boolean;
  onChoose: () => void;
  onDown: (event: PointerEvent<HTMLElement>) => void;
}

function StateBox({ state, isChosen, isOver, onChoose, onDown }: BoxProps) {
  const say = useText(stateTexts);
  const { name, title, tone, start, final, x, y, width, height } = state;
  return (
    <>
      <button
        type="button"
        className="w-own_states__state"
        data-state={name}
        data-tone={tone}
        data-start={start || undefined}
        data-final={final || undefined}
        data-over={isOver || undefined}
        aria-pressed={isChosen}
        style={{
          inlineSize: width,
          blockSize: height,
          insetInlineStart: x - width / 2,
          insetBlockStart: y - height / 2,
        }}
        onClick={onChoose}
      >
        {title}
        <small>{name}</small>
      </button>
      <span
        className="w-own_states__dot"
        data-from={name}
        title={say('connect')}
        style={{ insetInlineStart: x, insetBlockStart: y + height / 2 }}
        onPointerDown={onDown}
      />
    </>
  );
}

/** The state under a point; a little beside it counts. */
function stateAt(states: readonly PlacedState[], { x, y }: { x: number; y: number }): PlacedState | undefined {
  const near = 10;
  return states.find(
    (state) => Math.abs(state.x - x) <= state.width / 2 + near && Math.abs(state.y - y) <= state.height / 2 + near,
  );
}
