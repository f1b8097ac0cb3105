import { ChoiceList, Dialog, Icon, useLanguage, useText } from 'sala/runtime';
import { type FlowStepType, flowStepTypes, readText } from 'sala/schemas';
import { flowTexts } from './parts/flowTexts.ts';

interface Props {
  onChoose: (code: string) => void;
  onClose: () => void;
}

const groups = { flow: 'groupFlow', server: 'groupServer', page: 'groupPage' } as const;
const order: FlowStepType['runs'][] = ['server', 'flow', 'page'];

/** All types of steps with what they do, found by what is typed. */
export function StepChooser({ onChoose, onClose }: Props) {
  const say = useText(flowTexts);
  const language = useLanguage();
  const choices = order.flatMap((runs) =>
    Object.entries(flowStepTypes)
      .filter(([, type]) => type.runs === runs)
      .map(([id, { title, description }]) => ({
        id,
        title: readText(title, language),
        note: readText(description, language),
        group: say(groups[runs]),
      })),
  );
  return (
    <Dialog title={say('choose')} onClose={onClose}>
      <ChoiceList
        label={say('find')}
        choices={choices}
        onChoose={onChoose}
        draw={({ id, title, note }) => (
          <span className="w-flow__choice">
            <Icon name={flowStepTypes[id]?.icon ?? 'circle'} size={20} />
            <span>
              <strong>{title}</strong> <small>{note}</small>
            </span>
          </span>
        )}
      />
    </Dialog>
  );
}
