import {
  describeField,
  FieldFrame,
  PictureChoice,
  useField,
  useSession,
  useText,
  type WidgetViewProps,
} from 'sala/runtime';
import { fileRoles } from '../../shared/fileRoles.ts';
import './picture.css';

const texts = {
  paste: { th: 'วางที่อยู่ของรูป /files/… หรือ https://…', en: 'Paste an address: /files/… or https://…' },
};

interface Properties {
  label: string;
  help: string;
  required: boolean;
}

/** A field that holds the address of a picture. Those who may not see the files of the site paste it. */
export function Picture({ object }: WidgetViewProps<Properties>) {
  const { label, help, required } = object;
  const say = useText(texts);
  const field = useField(object, {});
  const { role } = useSession();
  const mayChoose = role === 'root' || fileRoles.some((one) => one === role);
  const address = typeof field.value === 'string' ? field.value : '';
  const { id, error } = field;
  return (
    <div data-field={field.name}>
      <FieldFrame id={id} label={label} help={help} error={error} required={required}>
        <div className="w-picture">
          {mayChoose && <PictureChoice label={label} address={address} onChange={field.setValue} />}
          <input
            {...describeField({ id, help, error, required })}
            className="s-input"
            name={field.name}
            placeholder={say('paste')}
            maxLength={2000}
            value={address}
            onChange={({ target }) => field.setValue(target.value.trim())}
          />
        </div>
      </FieldFrame>
    </div>
  );
}
