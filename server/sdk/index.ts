export type { EffectContext, EffectHandler } from '../effects/effects.ts';
export { defineServer, type ServerPlugin, type SourceContext } from './defineServer.ts';
