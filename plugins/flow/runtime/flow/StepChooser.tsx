import { ChoiceList, Dialog, Icon, useLanguage, useText } from 'sala/runtime';
import { type FlowStepType, flowStepTypes, flowTriggerTypes, readText } from 'sala/schemas';
import { flowTexts } from './parts/flowTexts.ts';

interface Props {
  /** What starts a flow, in place of its steps. */
  ofTriggers: boolean;
  onChoose: (code: string) => void;
  onClose: () => void;
}

const groups = { flow: 'groupFlow', server: 'groupServer', page: 'groupPage' } as const;
const order: FlowStepType['runs'][] = ['server', 'flow', 'page'];

/** All types of steps with what they do, found by what is typed. */
export function StepChooser({ ofTriggers, onChoose, onClose }: Props) {
  const say = useText(flowTexts);
  const language = useLanguage();
  const steps = order.flatMap((runs) =>
    Object.entries(flowStepTypes)
      .filter(([, type]) => type.runs === runs)
      .map(([id, { title, description }]) => ({
        id,
        title: readText(title, language),
        note: readText(description, language),
        group: say(groups[runs]),
      })),
  );
  const triggers = Object.entries(flowTriggerTypes).map(([id, { title, description }]) => ({
    id,
    title: readText(title, language),
    note: readText(description, language),
  }));
  const types: Record<string, { icon?: string }> = ofTriggers ? flowTriggerTypes : flowStepTypes;
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
