import type { WidgetAsset } from '../../schemas/index.ts';
import type { WidgetViewComponent } from './widgetView.ts';

export type LoadView = (type: string, asset: WidgetAsset) => Promise<WidgetViewComponent>;

/** The loaded views, and how to load the others. It knows only the types it was given. */
export interface ViewRegistry {
  add: (assets: Record<string, WidgetAsset>) => void;
  asset: (type: string) => WidgetAsset | undefined;
  /** The view, if it is loaded. */
  get: (type: string) => WidgetViewComponent | undefined;
  load: (type: string) => Promise<WidgetViewComponent>;
}

export function createViewRegistry(loadView: LoadView): ViewRegistry {
  const assets = new Map<string, WidgetAsset>();
  const arrived = new Map<string, WidgetViewComponent>();
  const loading = new Map<string, Promise<WidgetViewComponent>>();
  return {
    add: (more) => {
      for (const [type, asset] of Object.entries(more)) if (!assets.has(type)) assets.set(type, asset);
    },
    asset: (type) => assets.get(type),
    get: (type) => arrived.get(type),
    load: (type) => {
      const known = loading.get(type);
      if (known) return known;
      const asset = assets.get(type);
      if (!asset) return Promise.reject(new Error(`no widget is called "${type}"`));
      const promise = loadView(type, asset);
      loading.set(type, promise);
      promise.then(
        (view) => arrived.set(type, view),
        () => loading.delete(type), // the next try may succeed
      );
      return promise;
    },
  };
}
