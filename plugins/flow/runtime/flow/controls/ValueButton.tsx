import { useState } from 'react';
import { ChoiceList, Dialog, Icon, useLanguage, useText } from 'sala/runtime';
import { readText } from 'sala/schemas';
import { listValues } from '../../../shared/listValues.ts';
import type { Path } from '../../../shared/places.ts';
import { useEditor } from '../parts/EditorContext.ts';
import { flowTexts } from '../parts/flowTexts.ts';

interface Props {
  path: Path;
  label: string;
  onChoose: (name: string) => void;
}

/** Offers what a formula here may read: results of earlier steps with their fields, and what is known of the run. */
export function ValueButton({ path, label, onChoose }: Props) {
  const say = useText(flowTexts);
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <button
        type="button"
        className="w-flow__value"
        aria-label={say('valueFor', { name: label })}
        onClick={() => setOpen(true)}
      >
        <Icon name="plus" size={14} />
        {say('value')}
      </button>
      {isOpen && (
        <Dialog title={say('value')} onClose={() => setOpen(false)}>
          <Values
            path={path}
            onChoose={(name) => {
              setOpen(false);
              onChoose(name);
            }}
          />
        </Dialog>
      )}
    </>
  );
}

function Values({ path, onChoose }: Pick<Props, 'path' | 'onChoose'>) {
  const say = useText(flowTexts);
  const language = useLanguage();
  const { definition, known } = useEditor();
  const schemas = Object.fromEntries(Object.entries(known.collections).map(([name, { schema }]) => [name, schema]));
  const values = listValues({ definition, path: stepOf(path), collections: schemas });
  return (
    <ChoiceList
      label={say('findValue')}
      choices={values.map(({ id, title, group }) => ({
        id,
        title: readText(title, language),
        note: id,
        group: readText(group, language),
      }))}
      onChoose={onChoose}
    />
  );
}

/** The step that a place belongs to. */
export function stepOf(path: Path): Path {
  const params = path.lastIndexOf('params');
  if (params >= 0) return path.slice(0, params);
  return path.slice(0, path.findLastIndex((part) => typeof part === 'number') + 1);
}
