import { checkFlow } from 'sala/engine';
import { FieldFrame, useField, useText, type WidgetViewProps } from 'sala/runtime';
import { FlowEditor } from './FlowEditor.tsx';
import { flowTexts } from './parts/flowTexts.ts';
import './flow.css';

interface Properties {
  label: string;
  help: string;
  required: boolean;
}

/** The field in which a flow is edited. */
export function Flow({ object }: WidgetViewProps<Properties>) {
  const { label, help, required } = object;
  const say = useText(flowTexts);
  const field = useField(object, {
    check: (value) => {
      const count = value === undefined || value === null ? 0 : checkFlow(value).length;
      return count === 0 ? undefined : say('wrong', { count });
    },
  });
  return (
    <div data-field={field.name}>
      <FieldFrame id={field.id} label={label} help={help} error={field.error} required={required} group="group">
        <FlowEditor value={field.value} onChange={field.setValue} isRefused={field.error !== undefined} />
      </FieldFrame>
    </div>
  );
}
