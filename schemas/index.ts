export * from './collection/approval.ts';
export * from './collection/collection.ts';
export type { Guard, WriteGuard } from './collection/guard.ts';
export type { RecordSchedule } from './collection/schedule.ts';
export type { Condition } from './condition.ts';
export { documentSchema, documentSettingsSchema } from './document/document.schema.ts';
export * from './document/document.ts';
export * from './document/documentEtax.ts';
export * from './document/documentSettings.ts';
export * from './document/paper.ts';
export * from './errors/errors.ts';
export * from './fillText.ts';
export { findText, languageTitles, toText } from './findText.ts';
export * from './flow/flow.ts';
export { type AddedStepType, type FlowStepType, type HeldSteps, isAddedStep } from './flow/flowStepType.ts';
export { flowStepTypes } from './flow/flowStepTypes.ts';
export { type FlowTriggerType, flowTriggerTypes } from './flow/flowTriggerTypes.ts';
export type { FlowFile, ReadyFlow } from './flow/readyFlow.ts';
export { isJsonObject, type Json, type JsonObject, type JsonSchema } from './json.ts';
export * from './layout/binding.ts';
export { layoutSchema } from './layout/layout.schema.ts';
export * from './layout/layout.ts';
export { sectionSchema, templateSchema } from './layout/readyMade.schema.ts';
export * from './layout/readyMade.ts';
export * from './machine/action.ts';
export * from './machine/machine.ts';
export { type Consent, consentCookie } from './page/consent.ts';
export * from './page/page.ts';
export { layoutPlace, type PresenceMessage, type PresencePlace, type PresentPerson } from './page/presence.ts';
export { type RemoteAction, type RemoteAnswer, type RemoteMessage, remoteActions } from './page/remote.ts';
export type { PageShell } from './page/shell.ts';
export { subjectFields } from './page/subjectFields.ts';
export * from './people/ownRole.ts';
export type { PublicUser } from './people/publicUser.ts';
export * from './people/roles.ts';
export type { Counter, CounterDefinition } from './plugin/counter.ts';
export { countStates } from './plugin/countStates.ts';
export type { DeclaredPattern, DeclaredPublicRecords } from './plugin/declared.ts';
export { effectTitles } from './plugin/effectTitles.ts';
export type { FormAdditions } from './plugin/formAdditions.ts';
export { pluginGroups } from './plugin/groups.ts';
export * from './plugin/plugin.ts';
export type { RegistrationQuestion } from './plugin/registration.ts';
export {
  largeSampleId,
  listSampleCollections,
  listSampleIds,
  sampleChance,
  sampleDay,
  sampleId,
} from './plugin/sampleNames.ts';
export type { ScreensDefinition } from './plugin/screens.ts';
export { corePaths } from './route/corePaths.ts';
export * from './route/route.ts';
export { type RouteChange, type RouteOverride, routeOverridesSchema } from './route/routeOverride.ts';
export { type ScreenName, screenActions } from './route/screens.ts';
export * from './site/notice.ts';
export { siteSettingsSchema } from './site/site.schema.ts';
export * from './site/site.ts';
export * from './site/webhook.ts';
export { type Language, localeOf, readText, type Text } from './text.ts';
export { controlNames } from './widget/controlNames.ts';
export { defineProps } from './widget/defineProps.ts';
export { defineScreenWidget } from './widget/defineScreenWidget.ts';
export { formDefaults } from './widget/formDefaults.ts';
export * from './widget/formSettings.ts';
export { frameProps } from './widget/frameProps.ts';
export type { PropertyOptions, TextOptions } from './widget/prop.ts';
export * as prop from './widget/prop.ts';
export { screenWidgets } from './widget/screenWidgets.ts';
export * from './widget/widget.ts';
export * as words from './words.ts';
