export { listFormulaPaths } from './calc/listFormulaPaths.ts';
export { listCalls } from './calc/listReads.ts';
export { type FormulaTree, parseFormula } from './calc/parseFormula.ts';
export { readFormulas } from './collection/compiled/collectionFormulas.ts';
export { isComputed } from './collection/compiled/isComputed.ts';
export { readFieldType } from './collection/compiled/readFieldType.ts';
export { findType } from './collection/field/findType.ts';
export { shapeTyped } from './collection/field/shapeTyped.ts';
export { readField, showField } from './collection/field/showField.ts';
export { readDecimal, showDecimal } from './collection/field/types/decimalText.ts';
export { fillBeside } from './collection/tell/fillBeside.ts';
export { type ConditionField, findComparable, listComparable } from './collection/tell/listComparable.ts';
export { listOperators } from './collection/tell/listOperators.ts';
export { type NamedRecord, nameRecord, recordTitle, usualDisplay } from './collection/tell/nameRecord.ts';
export { readUnit } from './collection/tell/readUnit.ts';
export { checkTypedValue } from './collection/validate/checkTypedValue.ts';
export { computeFields } from './collection/validate/computeFields.ts';
export { linearRegExp } from './collection/validate/linearRegExp.ts';
export { bindVariables } from './condition/bindVariables.ts';
export { isIncomplete, readComparisons, writeComparisons } from './condition/comparisons.ts';
export {
  compareBy,
  type FilterOperator,
  type FilterRow,
  fitRow,
  readFilterRows,
  writeFilterRows,
} from './condition/filterRows.ts';
export { matchesCondition } from './condition/matchesCondition.ts';
export { operatorTexts, sayBoolean, takesValue } from './condition/operatorTexts.ts';
export { readDate, writeDate } from './content/dateParts.ts';
export { fileTypes, isExtensionAllowed, readExtension, readExtensions } from './content/fileKinds.ts';
export { fileAddress, readFileId } from './content/fileName.ts';
export { findFreeName } from './content/findFreeName.ts';
export { groupDigits } from './content/groupDigits.ts';
export { inSentence } from './content/inSentence.ts';
export { isDay } from './content/isDay.ts';
export { isOwnPath } from './content/isOwnPath.ts';
export { isSlug } from './content/isSlug.ts';
export { latinDigits } from './content/latinDigits.ts';
export { makeSlug } from './content/makeSlug.ts';
export { pictureAt } from './content/pictureSources.ts';
export { readTypedDate } from './content/readTypedDate.ts';
export { describeArticle } from './content/structured/describeArticle.ts';
export { describeProduct } from './content/structured/describeProduct.ts';
export { dropEmpty } from './content/structured/dropEmpty.ts';
export { momentAt, offsetAt } from './content/timeZone.ts';
export { checkFlow } from './flow/checkFlow.ts';
export { checkFlowNames } from './flow/checkFlowNames.ts';
export { readFlowPlaceholder } from './flow/fillParams.ts';
export { formatValue } from './layout/binding/formatValue.ts';
export { isPropertyShown } from './layout/propertyShown.ts';
export { brandContrast, brandVariables } from './layout/theme/brandPreview.ts';
export { guardApproval } from './machine/approvals.ts';
export {
  defineRecordMachine,
  eventNameOf,
  type MachineConfig,
  type StateConfig,
  type TransitionConfig,
} from './machine/defineRecordMachine.ts';
export { drawCurve } from './machine/drawCurve.ts';
export * as events from './machine/events.ts';
export { type MachinePicture, type PlacedState, placeStates } from './machine/placeStates.ts';
export * as states from './machine/states.ts';
export { hasLines } from './machine/warnings.ts';
export { defaultAccessRoles } from './people/actor.ts';
export {
  checkPassword,
  defaultPasswordPolicy,
  listPasswordRules,
  type PasswordPolicy,
  type PasswordRule,
} from './people/checkPassword.ts';
export {
  checkRegistration,
  isEmailAddress,
  type Registration,
  type RegistrationIssue,
} from './people/checkRegistration.ts';
export { isCitizenId } from './people/isCitizenId.ts';
export { isStaff } from './people/isStaff.ts';
export { canChangePerson, canGiveRole, isAdministrator } from './people/rankRole.ts';
export { checkPattern } from './record/numbering/checkPattern.ts';
export { formatNumber } from './record/numbering/formatNumber.ts';
export { type NumberPattern, previewNumber } from './record/numbering/nextNumber.ts';
export { type ResetPeriod, resetPeriods } from './record/numbering/period.ts';
export { validationPatternOf } from './record/numbering/validationPatternOf.ts';
export { sayCondition, sayFormula } from './rule/words/sayFormula.ts';
export { sayRows, type TitleOf } from './rule/words/sayRows.ts';
