import { deviceStyles, isJsonObject, type JsonObject, type NarrowDevice } from '../../../schemas/index.ts';
import { readPath } from '../../document/tree/readPath.ts';
import type { Field } from './sections.ts';

/** The device whose look is being edited; that of the desktop is what the others inherit. */
export type StyleDevice = 'desktop' | NarrowDevice;

export const styleDevices: readonly StyleDevice[] = ['desktop', 'tablet', 'mobile'];

/** The fields of a look for one device: those that may differ there, stored beside the others. */
export function listDeviceFields(fields: readonly Field[], device: StyleDevice): readonly Field[] {
  if (device === 'desktop') return fields;
  return fields.flatMap(({ path, schema }): Field[] => {
    const [, name] = path;
    if (path.length !== 2 || !deviceStyles.some((known) => known === name) || name === undefined) return [];
    const wider = device === 'mobile' ? [['style', 'on', 'tablet', name]] : [];
    return [{ path: ['style', 'on', device, name], schema, inherits: [...wider, path] }];
  });
}

/** Whether a part looks different on a device than on the wider ones. */
export function hasOwnLook(data: JsonObject, device: StyleDevice): boolean {
  const own = readPath(data, ['style', 'on', device]);
  return isJsonObject(own) && Object.keys(own).length > 0;
}
