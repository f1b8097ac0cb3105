export { bindVariables, type VariableContext } from '../condition/bindVariables.ts';
export { conditionLimits } from '../condition/conditionLimits.ts';
export { type MatchContext, matchesCondition } from '../condition/matchesCondition.ts';
export { parseCondition } from '../condition/parseCondition.ts';
export { type AvailableEvent, availableEvents } from '../machine/availableEvents.ts';
export {
  defineRecordMachine,
  type MachineConfig,
  type Stamp,
  type StateConfig,
  type TransitionActor,
} from '../machine/defineRecordMachine.ts';
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
export { type CountQuery, compileCount, compileFind, type FindQuery } from '../query/compileFind.ts';
export { queryLimits } from '../query/limits.ts';
export type { CompiledQuery, GeneratedColumn, QueryAccess, QueryCatalog, QuerySource } from '../query/querySource.ts';
export { searchColumnSql } from '../query/searchSql.ts';
export {
  checkRegistration,
  isEmailAddress,
  type Registration,
  type RegistrationField,
  type RegistrationIssue,
  type RegistrationRules,
  registrationTexts,
} from '../registration/checkRegistration.ts';
