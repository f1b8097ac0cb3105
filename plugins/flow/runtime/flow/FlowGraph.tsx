import { memo } from 'react';
import { Icon, useLanguage, useText } from 'sala/runtime';
import { isJsonObject, type Json, type JsonObject } from 'sala/schemas';
import type { KnownNames } from '../../shared/describeStep.ts';
import { listBranches } from '../../shared/listBranches.ts';
import { findStepLook } from '../../shared/listLines.ts';
import { getAt, type Path, samePath } from '../../shared/places.ts';
import { StepSentence } from '../parts/StepSentence.tsx';
import type { Known } from '../parts/useKnown.ts';
import { flowTexts } from './parts/flowTexts.ts';

interface Props {
  definition: JsonObject;
  known: Known;
  names: KnownNames;
  selected: Path | undefined;
  onSelect: (path: Path, opens: boolean) => void;
}

/** The flow as a picture: from top to bottom, with branches side by side. A step is chosen here and changed beside it. */
export function FlowGraph(props: Props) {
  const say = useText(flowTexts);
  const { definition } = props;
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls sideways must be reachable by keys
    <section className="w-flow__graph" aria-label={say('graph')} tabIndex={0}>
      <div className="w-flow__ways">
        <GraphList {...props} list={['triggers']} />
      </div>
      <GraphList {...props} list={['steps']} />
      {Array.isArray(definition.onError) && (
        <>
          <p className="w-flow__way-title">{say('flowFailed')}</p>
          <GraphList {...props} list={['onError']} />
        </>
      )}
    </section>
  );
}

function GraphList({ list, ...props }: Props & { list: Path }) {
  const held = getAt(props.definition, list);
  const steps = Array.isArray(held) ? held : [];
  if (steps.length === 0) return null;
  return (
    <ol className="w-flow__way">
      {steps.map((step, index) =>
        isJsonObject(step) ? (
          <GraphStep key={String(step.uid ?? index)} {...props} path={[...list, index]} step={step} />
        ) : null,
      )}
    </ol>
  );
}

function GraphStep({ path, step, ...props }: Props & { path: Path; step: JsonObject }) {
  const language = useLanguage();
  const branches = listBranches(props.definition, path, { language, titleOf: props.names.titleOf });
  return (
    <li>
      <GraphBox
        step={step}
        known={props.known}
        names={props.names}
        isSelected={samePath(path, props.selected)}
        place={path.join('.')}
        onSelect={props.onSelect}
        path={path}
      />
      {branches.length > 0 && (
        <ul className="w-flow__ways">
          {branches.map(({ title, list }) => (
            <li key={list.join('.')}>
              <p className="w-flow__way-title">{title}</p>
              <GraphList {...props} list={list} />
            </li>
          ))}
        </ul>
      )}
    </li>
  );
}

interface BoxProps {
  names: KnownNames;
  step: Json & JsonObject;
  known: Known;
  isSelected: boolean;
  place: string;
  path: Path;
  onSelect: Props['onSelect'];
}

/** Drawn again only when its own step changes: flows have up to 200. */
const GraphBox = memo(
  function GraphBox({ names, step, known, isSelected, path, onSelect }: BoxProps) {
    const type = findStepLook(path, String(step.code), known.steps);
    return (
      <button
        type="button"
        className="w-flow__box"
        aria-current={isSelected || undefined}
        onClick={() => onSelect(path, true)}
      >
        <Icon name={type?.icon ?? 'circle'} size={16} />
        <StepSentence line={{ path, step, type }} names={names} />
      </button>
    );
  },
  (before, after) =>
    before.step === after.step &&
    before.known === after.known &&
    before.names.recordTitle === after.names.recordTitle &&
    before.isSelected === after.isSelected &&
    before.place === after.place,
);
