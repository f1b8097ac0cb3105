import { type CSSProperties, type KeyboardEvent, type RefObject, useEffect, useMemo, useRef } from 'react';
import { Icon, useLanguage, useText } from 'sala/runtime';
import { type ErrorDetail, type Json, readText } from 'sala/schemas';
import type { KnownNames } from '../../shared/describeStep.ts';
import type { Place } from '../../shared/editSteps.ts';
import type { Line } from '../../shared/listLines.ts';
import { type Path, samePath } from '../../shared/places.ts';
import { EntryTitle } from './EntryTitle.tsx';
import { findStep } from './FaultList.tsx';
import { useEditor } from './parts/EditorContext.ts';
import { flowTexts } from './parts/flowTexts.ts';
import { StepLine } from './StepLine.tsx';
import { useStepDrag } from './useStepDrag.ts';

interface Props {
  lines: readonly Line[];
  names: KnownNames;
  faults: readonly ErrorDetail[];
  selected: Path | undefined;
  /** `opens` where a person chose it, not where an arrow key passed it. */
  onSelect: (path: Path, opens: boolean) => void;
  onMove: (path: Path, to: Place) => void;
  onAdd: (place: Place) => void;
  change: (path: Path, value: Json | undefined) => void;
}

/** The steps as lines, indented by their branches. The arrows walk through them, as one stop of the tab key. */
export function StepList({ lines, names, faults, selected, onSelect, onMove, onAdd, change }: Props) {
  const say = useText(flowTexts);
  const list = useRef<HTMLUListElement>(null);
  const wrong = useMemo(() => new Set(faults.map(({ path = '' }) => findStep(lines, path)?.key)), [faults, lines]);
  const { dragged, handleDown } = useStepDrag(lines, onMove);
  const steps = lines.flatMap((line) => (line.kind === 'step' ? [line] : []));
  const active = steps.find(({ path }) => samePath(path, selected)) ?? steps[0];
  useFollow(list, selected);

  function handleKey(event: KeyboardEvent) {
    const by = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    const next = by && !event.altKey && active && steps[steps.indexOf(active) + by];
    if (!next || !(event.target instanceof Element && event.target.closest('.w-flow__step'))) return;
    event.preventDefault();
    onSelect(next.path, false);
  }

  return (
    <ul
      ref={list}
      className="w-flow__list"
      aria-label={say('list')}
      data-dragging={dragged ? '' : undefined}
      onKeyDown={handleKey}
    >
      {lines.map((line) => (
        <li
          key={line.key}
          className={`w-flow__line w-flow__line--${line.kind}`}
          style={{ '--w-depth': line.depth } as CSSProperties} // custom property
          data-line={line.key}
          data-drop={dragged?.before === line.key ? '' : undefined}
        >
          {line.kind === 'step' && (
            <StepLine
              line={line}
              names={names}
              isSelected={samePath(line.path, selected)}
              isStop={line === active}
              isWrong={wrong.has(line.key)}
              isDragged={samePath(dragged?.path, line.path)}
              onSelect={onSelect}
              onDown={handleDown}
            />
          )}
          {line.kind !== 'step' && <Between {...{ line, onAdd, change }} />}
        </li>
      ))}
    </ul>
  );
}

type BetweenProps = { line: Exclude<Line, { kind: 'step' }> } & Pick<Props, 'onAdd' | 'change'>;

/** Titles of branches, and what adds to them. */
function Between({ line, onAdd, change }: BetweenProps) {
  const say = useText(flowTexts);
  const language = useLanguage();
  const { definition } = useEditor();
  if (line.kind === 'heading')
    return line.entry ? (
      <EntryTitle title={line.title} entry={line.entry} {...{ definition, change }} />
    ) : (
      readText(line.title, language)
    );
  const addEntry = ({ path, by }: { path: Path; by?: string }) =>
    change(path, { ...(by !== undefined && { [by]: '' }), steps: [] });
  const words = { end: say('addHere'), addTrigger: say('addTrigger') };
  return (
    <button
      type="button"
      className="w-flow__add"
      onClick={() => (line.kind === 'addEntry' ? addEntry(line) : onAdd(line.drop))}
    >
      <Icon name="plus" size={14} />
      {line.kind === 'addEntry' ? readText(line.title, language) : words[line.kind]}
    </button>
  );
}

/** The focus goes with a step that was moved, added or passed by the arrows, if it was in the list. */
function useFollow(list: RefObject<HTMLUListElement | null>, selected: Path | undefined) {
  const key = selected?.join('.');
  useEffect(() => {
    const isInside = list.current?.contains(document.activeElement) || document.activeElement === document.body;
    const line = key && list.current?.querySelector(`[data-line="${CSS.escape(key)}"] .w-flow__step`);
    if (!(line instanceof HTMLElement)) return;
    if (isInside) line.focus({ preventScroll: true });
    line.scrollIntoView({ block: 'nearest' });
  }, [list, key]);
}
