export type { EffectContext, EffectHandler } from '../effects/effects.ts';
export { defineServer, type RecordCheck, type ServerPlugin, type SourceContext } from './defineServer.ts';
