export { type Actor, houseRoles } from '../access/actor.ts';
export { checkWritable } from '../access/checkWritable.ts';
export { type AccessDecision, type AccessGrant, decideAccess } from '../access/decideAccess.ts';
export { decideMove } from '../access/decideMove.ts';
export { type AccessAnswer, type AccessQuestion, explainAccess } from '../access/explainAccess.ts';
export { findGrants, openFields } from '../access/findGrants.ts';
export { flattenRecord, presentRecord } from '../access/presentRecord.ts';
export type {
  Collection,
  CollectionColumn,
  CollectionField,
  CollectionReference,
  CollectionSequence,
  FieldType,
} from '../collection/collection.ts';
export { isCollectionName, isFieldName, readCollectionName } from '../collection/collectionNames.ts';
export { compareSchemas, type SchemaDifference } from '../collection/compareSchemas.ts';
export { compileCollection } from '../collection/compileCollection.ts';
export { bindVariables, type VariableContext } from '../condition/bindVariables.ts';
export { conditionLimits } from '../condition/conditionLimits.ts';
export { type MatchContext, matchesCondition } from '../condition/matchesCondition.ts';
export { parseCondition } from '../condition/parseCondition.ts';
export { readDate } from '../date/dateParts.ts';
export {
  duplicateRecord,
  notAllowed,
  recordNotFound,
  translateDetails,
  unknownCollection,
  validationFailed,
  versionConflict,
} from '../errors/recordErrors.ts';
export {
  type FileKind,
  fileTypes,
  isExtensionAllowed,
  readExtension,
  readExtensions,
} from '../file/fileKinds.ts';
export { readFileId } from '../file/fileName.ts';
export { pictureAt, pictureSources } from '../image/pictureSources.ts';
export { type Link as LinkTarget, readLink } from '../link/readLink.ts';
export { type AvailableEvent, availableEvents } from '../machine/availableEvents.ts';
export {
  defineRecordMachine,
  type MachineConfig,
  type Stamp,
  type StateConfig,
  type TransitionActor,
} from '../machine/defineRecordMachine.ts';
export { drawMachine } from '../machine/drawMachine.ts';
export { planStart, type StartPlan } from '../machine/planStart.ts';
export { planTransition, type TransitionPlan } from '../machine/planTransition.ts';
export {
  findState,
  initialState,
  listMoves,
  listStates,
  type MachineState,
  type Move,
  startStates,
} from '../machine/readMachine.ts';
export { writeMermaid } from '../machine/writeMermaid.ts';
export { checkCode } from '../numbering/checkCode.ts';
export { checkPattern } from '../numbering/checkPattern.ts';
export { formatNumber, type NumberValues } from '../numbering/formatNumber.ts';
export {
  currentPeriod,
  type GivenNumber,
  type NumberPattern,
  nextNumber,
  previewNumber,
  reviseNumber,
} from '../numbering/nextNumber.ts';
export { defaultPatternReset, patternMissing, patternNotFound } from '../numbering/numbering.errors.ts';
export { parseNumber, validationPatternOf } from '../numbering/parseNumber.ts';
export { type Era, type ResetPeriod, resetPeriods } from '../numbering/period.ts';
export {
  checkPassword,
  defaultPasswordPolicy,
  listPasswordRules,
  type PasswordIssue,
  type PasswordPolicy,
  type PasswordRule,
  passwordTexts,
} from '../password/checkPassword.ts';
export { isCitizenId } from '../people/isCitizenId.ts';
export { canActFor, canChangePerson, canGiveRole, isAdministrator } from '../people/rankRole.ts';
export { type AggregateQuery, compileAggregate } from '../query/compileAggregate.ts';
export { type CountQuery, compileCount, compileFind, type FindQuery } from '../query/compileFind.ts';
export { queryLimits } from '../query/limits.ts';
export type { CompiledQuery, GeneratedColumn, QueryAccess, QueryCatalog, QuerySource } from '../query/querySource.ts';
export { searchColumnSql } from '../query/searchSql.ts';
export { applyDiff, revertDiff } from '../record/applyDiff.ts';
export { diffData, type FieldChange } from '../record/diffData.ts';
export { fillNumbers } from '../record/findNumbers.ts';
export { findReferences, type ReferenceNeed, referenceMissing } from '../record/findReferences.ts';
export type { PlanContext } from '../record/planContext.ts';
export { planCreate } from '../record/planCreate.ts';
export { planMove } from '../record/planMove.ts';
export { planDelete, planRestore } from '../record/planRemoval.ts';
export { planUpdate } from '../record/planUpdate.ts';
export type { NumberNeed, PlannedEffect, RecordPlan, StoredRecord } from '../record/recordPlan.ts';
export {
  checkRegistration,
  isEmailAddress,
  type Registration,
  type RegistrationField,
  type RegistrationIssue,
  type RegistrationRules,
  registrationTexts,
} from '../registration/checkRegistration.ts';
export { describeArticle } from '../structured/describeArticle.ts';
export { describeCourse } from '../structured/describeCourse.ts';
export { describeProduct } from '../structured/describeProduct.ts';
export { brandContrast, brandVariables } from '../theme/brandPreview.ts';
export { isDarkColor, readColor, tokenColors } from '../theme/readColor.ts';
export { checkTransaction } from '../validate/builtInChecks.ts';
export { type ApprovalLevel, type ApprovalLimits, findApproval } from '../validate/findApproval.ts';
export { describeIssue, type IssueCode } from '../validate/issue.ts';
export { linearRegExp } from '../validate/linearRegExp.ts';
export { validateCreate } from '../validate/validateCreate.ts';
export { validateUpdate } from '../validate/validateUpdate.ts';
export type { ValidationContext } from '../validate/validationContext.ts';
