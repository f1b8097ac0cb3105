import { isJsonObject } from '../../../schemas/index.ts';
import { useLanguage } from '../../language/LanguageProvider.tsx';
import type { ControlProps } from '../fields/controlProps.ts';
import { NumberControl } from './NumberControl.tsx';
import { ScaleSteps } from './ScaleSteps.tsx';

const sides = ['top', 'right', 'bottom', 'left'] as const;

/** A number for each side of a box. */
export function BoxControl({ id, schema, value, label, path, onChange, Fields }: ControlProps) {
  const { say } = useLanguage();
  const box = isJsonObject(value) ? value : {};
  const edit = (side: string, size: ControlProps['value']) => {
    const { [side]: _before, ...others } = box;
    const next = size === undefined ? others : { ...box, [side]: size };
    onChange(Object.keys(next).length > 0 ? next : undefined);
  };
  const scale = schema.properties?.top;
  const everywhere = sides.every((side) => box[side] === box.top) ? box.top : undefined;
  const editAll = (size: ControlProps['value']) =>
    onChange(size === undefined ? undefined : { top: size, right: size, bottom: size, left: size });
  return (
    <fieldset className="bd-box">
      <legend className="s-visually-hidden">{label}</legend>
      {scale?.['x-enum-titles'] && <ScaleSteps schema={scale} value={everywhere} label={label} onChange={editAll} />}
      {sides.map((side, index) => {
        const sideId = index === 0 ? id : `${id}-${side}`;
        return (
          <label key={side} htmlFor={sideId}>
            <NumberControl
              id={sideId}
              schema={schema.properties?.[side] ?? { type: 'integer' }}
              value={box[side]}
              label={say(side)}
              path={[...path, side]}
              Fields={Fields}
              onChange={(size) => edit(side, size)}
            />
            <span>{say(side)}</span>
          </label>
        );
      })}
    </fieldset>
  );
}
