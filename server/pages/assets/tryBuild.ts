import { relative, resolve } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { build, type InlineConfig, type Rolldown } from 'vite';
import { faultIn, type PluginFault } from '../../../engine/plugin/names/pluginFault.ts';
import { isJsonObject } from '../../../schemas/index.ts';
import { sharedConfig } from '../../../vite.config.ts';
import type { LoadedPlugin } from '../../plugins/loadedPlugin.ts';
import { controlEntry, pluginInput, widgetEntry } from './buildInput.ts';
import { production } from './production.ts';

/** Builds the views of one plugin and keeps nothing of it: what cannot be built, and views that their file does not export. */
export async function tryBuild(plugin: LoadedPlugin): Promise<PluginFault[]> {
  if (plugin.widgets.length + plugin.controls.length === 0) return [];
  try {
    // With `write: false` and one configuration the answer is one build, or one for each output.
    const built = (await build(trialConfig(plugin))) as Rolldown.RolldownOutput | Rolldown.RolldownOutput[];
    return findMissing(
      plugin,
      [built].flat().flatMap(({ output }) => output),
    );
  } catch (error) {
    return listErrors(error).map((one) => describeError(plugin, one));
  }
}

function trialConfig(plugin: LoadedPlugin): InlineConfig {
  return {
    ...production,
    logLevel: 'silent',
    // Which would write all the same.
    customLogger: undefined,
    build: {
      ...sharedConfig.build,
      write: false,
      minify: false,
      rolldownOptions: { input: pluginInput([plugin]), preserveEntrySignatures: 'strict' },
    },
  };
}

function findMissing({ dir, widgets, controls }: LoadedPlugin, output: Rolldown.RolldownOutput['output'][number][]) {
  const views = [
    ...widgets.map(({ definition, ...view }) => ({ entry: widgetEntry(definition.type), ...view })),
    ...controls.map(({ name, ...view }) => ({ entry: controlEntry(name), ...view })),
  ];
  return views.flatMap(({ entry, viewFile, viewName }) => {
    const chunk = output.find((one) => one.type === 'chunk' && one.isEntry && one.name === entry);
    if (chunk?.type !== 'chunk' || chunk.exports.includes(viewName)) return [];
    return [
      faultIn(relative(dir, viewFile), '', {
        th: `ไม่ได้ส่งออก ${viewName}`,
        en: `it does not export \`${viewName}\``,
      }),
    ];
  });
}

interface BuildError {
  id?: string;
  message: string;
  loc?: { file?: string; line: number; column: number };
}

/** An error of the bundler stands for several. */
function listErrors(error: unknown): BuildError[] {
  const inner = error instanceof Error && 'errors' in error && Array.isArray(error.errors) ? error.errors : [];
  const errors = inner.length > 0 ? inner : [error];
  return errors.map((one: unknown) =>
    one instanceof Error || isJsonObject(one) ? (one as BuildError) : { message: String(one) },
  ); // as the bundler makes them
}

function describeError({ dir }: LoadedPlugin, { id, message, loc }: BuildError): PluginFault {
  const text = stripVTControlCharacters(message);
  // A fault of syntax names its file only where the message draws the place.
  const drawn = /\[ (.+?):\d+:\d+ \]/.exec(text)?.[1];
  const place = loc?.file ?? id ?? (drawn && resolve(drawn));
  const [reason = ''] = text.replaceAll(`${dir}/`, '').trim().split('\n');
  return faultIn(place === undefined ? 'runtime' : relative(dir, place), loc ? `${loc.line}:${loc.column}` : '', {
    th: `สร้างไม่ได้: ${reason}`,
    en: `it cannot be built: ${reason}`,
  });
}
