import { Plus } from 'lucide-static';
import { Fragment, useMemo } from 'react';
import { ConditionLines } from '../../../runtime/ui/condition/ConditionLines.tsx';
import { isJsonObject, type JsonObject } from '../../../schemas/index.ts';
import { useLanguage } from '../../language/LanguageProvider.tsx';
import { useEditorValue } from '../../state/EditorProvider.tsx';
import { useBuilder } from '../../ui/BuilderContext.ts';
import { Icon } from '../../ui/Icon.tsx';
import { JsonControl } from '../controls/JsonControl.tsx';
import type { ControlProps } from '../fields/controlProps.ts';
import { useInspected } from '../fields/InspectedNode.ts';
import { useCollections } from '../fields/useCollections.ts';
import { readConditionGroups, writeConditionGroups } from './conditionGroups.ts';
import { findNearestQuestion } from './findNearestQuestion.ts';
import { addWrittenNames, listConditionFields } from './listConditionFields.ts';
import { tellCondition } from './tellCondition.ts';
import { useVariables } from './useVariables.ts';

interface Props extends ControlProps {
  /** Whether a first line stands ready where there is no condition yet; it is stored once it says something. */
  begins?: boolean;
}

/** A condition as groups of lines; one that cannot be written as lines is edited as JSON. */
export function ConditionEditor({ begins = false, ...props }: Props) {
  const { value, label, onChange } = props;
  const { say, language } = useLanguage();
  const { id } = useInspected();
  const { catalog } = useBuilder();
  const variables = useVariables();
  const tree = useEditorValue((editor) => editor.getTree());
  const collections = useCollections();
  const groups = isJsonObject(value) || value === undefined ? readConditionGroups(value ?? {}) : undefined;
  const names = groups?.flat().map(({ field }) => field) ?? [];
  const fields = useMemo(
    () => listConditionFields({ tree, id, catalog, collections: collections ?? [] }),
    [tree, id, catalog, collections],
  );
  if (!groups)
    return (
      <div className="bd-condition">
        <p className="bd-help">{say('conditionForeign')}</p>
        <label className="s-visually-hidden" htmlFor={props.id}>
          {label}
        </label>
        <JsonControl {...props} schema={{ type: 'object' }} />
      </div>
    );
  const offered = addWrittenNames(fields, names);
  const write = (next: typeof groups) => {
    const written: JsonObject | undefined = writeConditionGroups(next);
    onChange(written);
  };
  const first = findNearestQuestion(tree, catalog, id) ?? offered[0]?.name;
  const added = first === undefined ? undefined : [{ field: first, operator: 'is' as const, value: '' }];
  const shown = begins && added && groups.flat().length === 0 ? [added] : groups;
  const told = tellCondition(groups, { fields: offered, language, say });
  return (
    <fieldset className="bd-condition">
      <legend className="s-visually-hidden">{label}</legend>
      {told !== '' && <p className="bd-condition__told">{say('conditionTold', { condition: told })}</p>}
      {shown.map((rows, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: groups have no id of their own
        <Fragment key={index}>
          {index > 0 && <p className="bd-condition__or">{say('conditionOr')}</p>}
          <fieldset aria-label={say('conditionGroup', { number: index + 1 })}>
            <ConditionLines
              rows={rows}
              fields={offered}
              today="$today"
              variables={variables}
              hint={say('conditionTyped')}
              begins={first}
              onChange={(next) => write(next.length > 0 ? shown.with(index, next) : shown.toSpliced(index, 1))}
            />
          </fieldset>
        </Fragment>
      ))}
      {groups.flat().length > 0 && added && (
        <button type="button" className="bd-button bd-button--quiet" onClick={() => write([...groups, added])}>
          <Icon svg={Plus} />
          <span>{say('conditionAddGroup')}</span>
        </button>
      )}
    </fieldset>
  );
}
