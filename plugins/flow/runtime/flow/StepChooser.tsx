import { ChoiceList, Dialog, Icon, useLanguage, useText } from 'sala/runtime';
import { type FlowStepType, flowStepTypes, flowTriggerTypes, readText } from 'sala/schemas';
import type { AddedLooks, StepLook } from '../../shared/listLines.ts';
import { flowTexts } from './parts/flowTexts.ts';

interface Props {
  /** What starts a flow, in place of its steps. */
  ofTriggers: boolean;
  /** The steps that plugins add. */
  added: AddedLooks;
  onChoose: (code: string) => void;
  onClose: () => void;
}

const groups = { flow: 'groupFlow', server: 'groupServer', page: 'groupPage', added: 'groupAdded' } as const;

/** All types of steps with what they do, found by what is typed. */
export function StepChooser({ ofTriggers, added, onChoose, onClose }: Props) {
  const say = useText(flowTexts);
  const language = useLanguage();
  const listed = (group: keyof typeof groups, found: [string, StepLook][]) =>
    found.map(([id, { title, description }]) => ({
      id,
      title: readText(title, language),
      note: readText(description, language),
      group: say(groups[group]),
    }));
  const core = (runs: FlowStepType['runs']) => Object.entries(flowStepTypes).filter(([, type]) => type.runs === runs);
  const steps = [
    ...listed('server', core('server')),
    ...listed('added', Object.entries(added)),
    ...listed('flow', core('flow')),
    ...listed('page', core('page')),
  ];
  const triggers = Object.entries(flowTriggerTypes).map(([id, { title, description }]) => ({
    id,
    title: readText(title, language),
    note: readText(description, language),
  }));
  const types: Record<string, { icon?: string }> = ofTriggers ? flowTriggerTypes : { ...flowStepTypes, ...added };
  return (
    <Dialog title={say(ofTriggers ? 'chooseTrigger' : 'choose')} onClose={onClose}>
      <ChoiceList
        label={say(ofTriggers ? 'findTrigger' : 'find')}
        choices={ofTriggers ? triggers : steps}
        onChoose={onChoose}
        draw={({ id, title, note }) => (
          <span className="w-flow__choice">
            <Icon name={types[id]?.icon ?? 'circle'} size={20} />
            <span>
              <strong>{title}</strong> <small>{note}</small>
            </span>
          </span>
        )}
      />
    </Dialog>
  );
}
