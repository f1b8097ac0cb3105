import { Plus } from 'lucide-static';
import { isJsonObject, type Json, type JsonObject } from '../../../schemas/index.ts';
import { useLanguage } from '../../language/LanguageProvider.tsx';
import { useNode } from '../../state/EditorProvider.tsx';
import { useBuilder } from '../../ui/BuilderContext.ts';
import { Icon } from '../../ui/Icon.tsx';
import type { ControlProps } from '../fields/controlProps.ts';
import { useInspected } from '../fields/InspectedNode.ts';
import { LogicLine, readTarget } from './LogicLine.tsx';
import { listAnswers } from './listFormFields.ts';
import { findNearestTarget, listTargets } from './listTargets.ts';

/** The logics of a field: one line for each object that it shows or hides. */
export function LogicControl({ value, label, onChange }: ControlProps) {
  const { say, read, language } = useLanguage();
  const { editor, catalog } = useBuilder();
  const { id } = useInspected();
  const node = useNode(id);
  const logics: Json[] = Array.isArray(value) ? value : [];
  const targets = listTargets(editor.getTree(), { except: id, catalog, language: { say, read, language } });
  const answers = node ? listAnswers(node) : [];
  const isNumber = node?.data.inputType === 'number';
  const write = (next: Json[]) => onChange(next.length > 0 ? next : undefined);
  const add = () => {
    const added: JsonObject = {
      method: 'show',
      destination: { uid: findNearestTarget(targets, logics.map(readTarget)) },
    };
    write([...logics, added]);
  };
  return (
    <fieldset className="bd-logics">
      <legend className="s-visually-hidden">{label}</legend>
      {logics.map((logic, index) => (
        <LogicLine
          // biome-ignore lint/suspicious/noArrayIndexKey: lines have no id of their own
          key={index}
          number={index + 1}
          logic={isJsonObject(logic) ? logic : undefined}
          answers={answers}
          isNumber={isNumber}
          targets={targets}
          onChange={(next) => write(logics.with(index, next))}
          onRemove={() => write(logics.toSpliced(index, 1))}
        />
      ))}
      <button type="button" className="bd-button bd-button--quiet" onClick={add}>
        <Icon svg={Plus} />
        <span>{say('logicAdd')}</span>
      </button>
    </fieldset>
  );
}
