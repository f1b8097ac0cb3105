import type { CoreEffect } from '../../../engine/rule/action/coreEffects.ts';
import type { TenantDb } from '../../platform/db/tenantDb.ts';
import type { EffectContext, EffectHandler, EffectResult } from '../../plugins/door/effect.ts';
import type { LoadedPlugin } from '../../plugins/loadedPlugin.ts';

/** An effect of Sala itself writes tables too, in the transaction that marks it done. */
export type CoreEffectContext = EffectContext & { db: TenantDb; afterCommit: (work: () => void) => void };
export type CoreHandler = (context: CoreEffectContext) => Promise<EffectResult | undefined>;

export interface RegisteredEffect {
  /** None for Sala's own. */
  plugin?: string;
  handle: CoreHandler;
  /** The collections that it may be requested for; none for an effect of a machine. */
  on?: string[];
}

/** The effects of Sala and of all plugins by name; a duplicate name is a mistake in the later plugin. */
export function collectEffects(
  plugins: LoadedPlugin[],
  core: Readonly<Record<CoreEffect, CoreHandler>>,
): Map<string, RegisteredEffect> {
  const effects = new Map<string, RegisteredEffect>(Object.entries(core).map(([name, handle]) => [name, { handle }]));
  for (const { manifest, server } of plugins) {
    const add = (name: string, effect: RegisteredEffect) => {
      if (effects.has(name)) throw new Error(`plugin ${manifest.id}: effect "${name}" exists already`);
      effects.set(name, effect);
    };
    for (const [name, handle] of Object.entries(server?.effects ?? {}))
      add(name, { plugin: manifest.id, handle: narrow(handle) });
    for (const [name, operation] of Object.entries(server?.operations ?? {}))
      add(name, { plugin: manifest.id, on: operation.on, handle: narrow(operation.handle) });
  }
  return effects;
}

/** Code of a plugin is given neither the database nor records that act as they please. */
function narrow(handle: EffectHandler): CoreHandler {
  return ({ db: _, afterCommit: __, ...context }) => handle(context);
}
