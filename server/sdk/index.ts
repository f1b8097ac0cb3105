export { sanitizeHtml } from '../../engine/html/sanitizeHtml.ts';
export type { HouseQuestion } from '../asking/houseQuestion.ts';
export { deriveId } from '../effects/deriveId.ts';
export type { EffectContext, EffectHandler, Operation } from '../effects/effects.ts';
export type { FormStep, FormStepContext } from '../forms/formStep.ts';
export { type Notification, notifyPerson } from '../notifications/notifyPerson.ts';
export { readListQuery } from '../records/readListQuery.ts';
export type { PublicRecords } from '../seo/publicRecords.ts';
export { defineServer, type ServerPlugin, type SourceContext } from './defineServer.ts';
