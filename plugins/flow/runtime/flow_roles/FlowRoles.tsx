import { FieldFrame, NameChecks, useField, useText, type WidgetViewProps } from 'sala/runtime';
import { useRoles } from '../parts/useRoles.ts';

const texts = {
  help: {
    th: 'ผู้ดูแลเว็บไซต์รันได้ทุกโฟลว์อยู่แล้ว สิ่งที่เริ่มเองไม่ต้องเลือก',
    en: 'Administrators may run every flow. What starts by itself needs none.',
  },
};

interface Properties {
  label: string;
  help: string;
  required: boolean;
}

/** The field in which the roles are chosen that may run a flow. */
export function FlowRoles({ object }: WidgetViewProps<Properties>) {
  const { label, help, required } = object;
  const say = useText(texts);
  const field = useField(object, {});
  const roles = useRoles();
  const chosen = Array.isArray(field.value) ? field.value.map(String) : [];
  return (
    <div data-field={field.name}>
      <FieldFrame
        id={field.id}
        label={label}
        help={help || say('help')}
        error={field.error}
        required={required}
        group="group"
      >
        <NameChecks choices={roles} chosen={chosen} onChange={field.setValue} />
      </FieldFrame>
    </div>
  );
}
