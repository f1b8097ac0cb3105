import type { ComponentType } from 'react';
import type { ViewAsset } from '../../../schemas/index.ts';
import { loadStyle } from './loadStyle.ts';

/** Loads the chunk and style sheets of a plugin's component; in the browser only. */
export async function loadViewModule<Props>(name: string, asset: ViewAsset): Promise<ComponentType<Props>> {
  for (const chunk of asset.imports) preloadModule(chunk);
  const [module] = await Promise.all([
    import(/* @vite-ignore */ asset.src) as Promise<Record<string, ComponentType<Props>>>, // the build keeps export names
    ...asset.css.map(loadStyle),
  ]);
  const view = module[asset.view];
  if (!view) throw new Error(`the module of "${name}" does not export ${asset.view}`);
  return view;
}

function preloadModule(href: string): void {
  if (document.head.querySelector(`link[href="${CSS.escape(href)}"]`)) return;
  const link = Object.assign(document.createElement('link'), { rel: 'modulepreload', href });
  document.head.append(link);
}
