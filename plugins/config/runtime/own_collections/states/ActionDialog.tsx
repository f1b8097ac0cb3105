import { useState } from 'react';
import { Dialog, DialogActions, useText } from 'sala/runtime';
import { type Action, isJsonObject, type Json } from 'sala/schemas';
import type { SiteRoles } from '../../parts/ownRole.ts';
import { TextArea } from '../../parts/TextArea.tsx';
import { TextInput } from '../../parts/TextInput.tsx';
import { SelectInput } from '../definition/SelectInput.tsx';
import { ActionFields } from './ActionFields.tsx';
import { actionKinds, beginAction, isFilled, isPlain, kindOfAction } from './actionDraft.ts';
import { type Describing, describeAction } from './describeRule.ts';
import { ruleTexts } from './stateTexts.ts';

interface Props {
  first: Action;
  isNew: boolean;
  describing: Describing;
  roles: SiteRoles['own'];
  onTake: (action: Action) => void;
  onClose: () => void;
}

/** One thing that an event does: by a form, or as it is written where it says more than the form can. */
export function ActionDialog({ first, isNew, describing, roles, onTake, onClose }: Props) {
  const say = useText(ruleTexts);
  const [action, setAction] = useState<Action | undefined>(first);
  const [json, setJson] = useState(() => (isPlain(first) ? undefined : JSON.stringify(first, null, 2)));
  const setWhen = (when: string) => {
    if (!action) return;
    const { when: _, ...rest } = action;
    setAction((when === '' ? rest : { ...rest, when }) as Action); // the same kind of action
  };
  return (
    <Dialog
      title={say('actionTitle')}
      size="wide"
      onClose={onClose}
      actions={
        <DialogActions
          action={say('take')}
          isReady={action !== undefined && isFilled(action)}
          onClose={onClose}
          onAction={() => action && onTake(action)}
        />
      }
    >
      <div className="w-config__form">
        {json !== undefined && (
          <>
            <TextArea
              label={say('json')}
              rows={10}
              spellCheck={false}
              value={json}
              onChange={({ target }) => {
                setJson(target.value);
                setAction(readAction(target.value));
              }}
            />
            {!action && <p className="s-field__error">{say('jsonWrong')}</p>}
          </>
        )}
        {json === undefined && action && (
          <>
            {isNew && (
              <SelectInput
                label={say('kind')}
                value={kindOfAction(action) ?? 'set'}
                options={actionKinds.map((value) => ({ value, title: say(value) }))}
                onChange={(chosen) => setAction(beginAction(actionKinds.find((one) => one === chosen) ?? 'set'))}
              />
            )}
            <ActionFields action={action} describing={describing} roles={roles} onChange={setAction} />
            <TextInput
              label={say('when')}
              value={action.when ?? ''}
              maxLength={500}
              spellCheck={false}
              onChange={({ target }) => setWhen(target.value)}
            />
          </>
        )}
        {action && !isFilled(action) && <p className="s-field__help">{say('valueMissing')}</p>}
        {action && <p className="w-config__answer">{describeAction(action, describing)}</p>}
      </div>
    </Dialog>
  );
}

/** Whether it is an action is judged when the collection is saved. */
function readAction(text: string): Action | undefined {
  try {
    const value: Json = JSON.parse(text);
    return isJsonObject(value) ? (value as unknown as Action) : undefined;
  } catch {
    return undefined;
  }
}
