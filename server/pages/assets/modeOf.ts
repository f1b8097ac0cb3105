import type { HydrateMode, LayoutObject } from '../../../schemas/index.ts';
import type { LoadedWidget } from '../../plugins/loadedPlugin.ts';

/** When an object becomes interactive, as its widget defines; unknown ones never do. */
export function modeOf(widgets: LoadedWidget[]): (object: LayoutObject) => HydrateMode {
  const definitions = new Map(widgets.map(({ definition }) => [definition.type, definition]));
  return (object) => {
    const hydrate = definitions.get(object.type)?.hydrate ?? 'never';
    return typeof hydrate === 'function' ? hydrate(object) : hydrate;
  };
}
