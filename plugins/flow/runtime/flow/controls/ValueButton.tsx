import { useState } from 'react';
import { ChoiceList, Dialog, Icon, useLanguage, useText } from 'sala/runtime';
import { readText } from 'sala/schemas';
import { getAt, type Path } from '../../../shared/places.ts';
import { writeInText } from '../../../shared/writeInText.ts';
import { useEditor } from '../parts/EditorContext.ts';
import { flowTexts } from '../parts/flowTexts.ts';
import { stepOf } from './stepOf.ts';
import { useValues } from './useValues.ts';

interface Props {
  path: Path;
  label: string;
  /** The text is sent as it is: a secret may stand in it by its name. */
  takesSecrets?: boolean;
  /** By its name, and as it stands in a text. */
  onChoose: (name: string, written: string) => void;
}

/** Offers what a formula here may read: results of earlier steps with their fields, and what is known of the run. */
export function ValueButton({ path, label, takesSecrets = false, onChoose }: Props) {
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
            takesSecrets={takesSecrets}
            onChoose={(...chosen) => {
              setOpen(false);
              onChoose(...chosen);
            }}
          />
        </Dialog>
      )}
    </>
  );
}

function Values({ path, takesSecrets, onChoose }: Pick<Props, 'path' | 'takesSecrets' | 'onChoose'>) {
  const say = useText(flowTexts);
  const language = useLanguage();
  const { definition, known } = useEditor();
  const values = useValues(path);
  const isRequest = getAt(definition, [...stepOf(path), 'code']) === 'request';
  const sent = takesSecrets && isRequest ? (known.secrets ?? []) : [];
  // What another system gets is as it is stored.
  const schemaOf = (name: string) => (isRequest ? undefined : values.find(({ id }) => id === name)?.schema);
  return (
    <ChoiceList
      label={say('findValue')}
      choices={[
        ...values.map(({ id, title, group }) => ({
          id,
          title: readText(title, language),
          note: id,
          group: readText(group, language),
        })),
        ...sent.map((name) => ({ id: `$secret.${name}`, title: name, note: `$secret.${name}`, group: say('secrets') })),
      ]}
      onChoose={(name) => onChoose(name, writeInText(name, schemaOf(name)))}
    />
  );
}
