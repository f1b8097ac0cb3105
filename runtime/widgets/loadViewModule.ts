import type { WidgetAsset } from '../../schemas/index.ts';
import { loadStyle } from './loadStyle.ts';
import type { WidgetViewComponent } from './widgetView.ts';

/** Fetches a widget's chunk and style sheets; in the browser only. */
export async function loadViewModule(type: string, asset: WidgetAsset): Promise<WidgetViewComponent> {
  for (const chunk of asset.imports) preloadModule(chunk);
  const [module] = await Promise.all([
    import(/* @vite-ignore */ asset.src) as Promise<Record<string, WidgetViewComponent>>, // the build keeps export names
    ...asset.css.map(loadStyle),
  ]);
  const view = module[asset.view];
  if (!view) throw new Error(`the module of widget "${type}" does not export ${asset.view}`);
  return view;
}

function preloadModule(href: string): void {
  if (document.head.querySelector(`link[href="${CSS.escape(href)}"]`)) return;
  const link = Object.assign(document.createElement('link'), { rel: 'modulepreload', href });
  document.head.append(link);
}
