import { useState } from 'react';
import { isPropertyShown } from 'sala/engine';
import { FieldFrame, Icon, useLanguage, useText } from 'sala/runtime';
import { isJsonObject, type JsonObject, readText } from 'sala/schemas';
import { renameStep } from '../../shared/editSteps.ts';
import { findStepLook } from '../../shared/listLines.ts';
import { isTrigger, type Path } from '../../shared/places.ts';
import { ComparisonControl } from './controls/ComparisonControl.tsx';
import { ParamControl } from './controls/ParamControl.tsx';
import { SecondsControl } from './controls/SecondsControl.tsx';
import { HookAddress } from './HookAddress.tsx';
import { useEditor } from './parts/EditorContext.ts';
import { flowTexts } from './parts/flowTexts.ts';
import type { FlowEdits } from './useFlowEdits.ts';

interface Props {
  path: Path;
  step: JsonObject;
  edits: FlowEdits;
}

/** The settings of a step: its params, then what every step has. */
export function StepPanel({ path, step, edits }: Props) {
  const language = useLanguage();
  const { known } = useEditor();
  const code = String(step.code);
  const type = findStepLook(path, code, known.steps);
  const params = isJsonObject(step.params) ? step.params : {};
  return (
    <div className="w-flow__panel">
      <h3>
        <Icon name={type?.icon ?? 'circle'} size={20} />
        {type ? readText(type.title, language) : code}
      </h3>
      {type && <p className="w-flow__about">{readText(type.description, language)}</p>}
      {Object.entries(type?.params ?? {}).map(([name, schema]) =>
        // What was given before stays in sight, to be taken away.
        isPropertyShown(schema, params) || params[name] !== undefined ? (
          <ParamControl
            key={name}
            path={[...path, 'params', name]}
            schema={schema}
            label={readText(schema['x-title'] ?? name, language)}
            required={type?.required?.includes(name)}
            params={params}
          />
        ) : null,
      )}
      {isTrigger(path) && code === 'webhook' && <HookAddress uid={String(step.uid)} />}
      {isTrigger(path) ? (
        <ComparisonControl
          path={[...path, 'if']}
          label={readText(flowTexts.if, language)}
          help={readText(flowTexts.triggerIfHelp, language)}
        />
      ) : (
        <>
          <UidField path={path} step={step} edits={edits} />
          <MoreFields path={path} step={step} />
        </>
      )}
    </div>
  );
}

/** Its name in formulas; written once it is left, since formulas that name it change with it. */
function UidField({ path, step, edits }: Props) {
  const say = useText(flowTexts);
  const { faults } = useEditor();
  const [typed, setTyped] = useState<string>();
  const id = `uid-${path.join('-')}`;
  const text = typed ?? String(step.uid ?? '');
  const fault = faults.find((one) => one.path === [...path, 'uid'].join('.'));
  const language = useLanguage();
  function write() {
    setTyped(undefined);
    if (typed !== undefined && typed !== step.uid)
      edits.edit({ definition: renameStep(edits.definition, path, typed), at: edits.selected });
  }
  return (
    <FieldFrame
      id={id}
      label={say('uid')}
      help={say('uidHelp')}
      error={fault && readText(fault.text ?? fault.message, language)}
    >
      <input
        id={id}
        className="s-input w-flow__code"
        value={text}
        maxLength={40}
        spellCheck={false}
        autoCapitalize="none"
        onChange={({ target }) => setTyped(target.value)}
        onBlur={write}
        onKeyDown={(event) => {
          if (event.key !== 'Enter') return;
          event.preventDefault();
          write();
        }}
      />
    </FieldFrame>
  );
}

/** When it is taken, and what happens when it fails. */
function MoreFields({ path, step }: Pick<Props, 'path' | 'step'>) {
  const say = useText(flowTexts);
  const { change } = useEditor();
  const retry = isJsonObject(step.retry) ? step.retry : undefined;
  const times = typeof retry?.times === 'number' ? retry.times : 0;
  const onError = Array.isArray(step.onError) ? 'steps' : String(step.onError ?? 'stop');
  const isSet = ['if', 'retry', 'timeout', 'onError'].some((name) => step[name] !== undefined);
  const id = path.join('-');
  return (
    <details className="w-flow__more" open={isSet || undefined}>
      <summary>{say('more')}</summary>
      <ComparisonControl path={[...path, 'if']} label={say('if')} help={say('ifHelp')} />
      <FieldFrame id={`retry-${id}`} label={say('retries')}>
        <input
          id={`retry-${id}`}
          className="s-input"
          type="number"
          min={0}
          max={10}
          value={times}
          onChange={({ target }) =>
            change([...path, 'retry'], Number(target.value) > 0 ? { ...retry, times: Number(target.value) } : undefined)
          }
        />
      </FieldFrame>
      {times > 0 && <SecondsControl path={[...path, 'retry', 'seconds']} label={say('retryWait')} />}
      <SecondsControl path={[...path, 'timeout']} label={say('timeout')} />
      <FieldFrame id={`error-${id}`} label={say('onError')}>
        <select
          id={`error-${id}`}
          className="s-input"
          value={onError}
          onChange={({ target: { value } }) => {
            const to = value === 'steps' ? [] : value === 'stop' ? undefined : value;
            change([...path, 'onError'], to);
          }}
        >
          <option value="stop">{say('onErrorStop')}</option>
          <option value="continue">{say('onErrorContinue')}</option>
          <option value="steps">{say('onErrorSteps')}</option>
        </select>
      </FieldFrame>
    </details>
  );
}
