import { formulaTooCostly } from '../../../engine/calc/formula.errors.ts';
import { badQuery } from '../../../engine/condition/values/condition.errors.ts';
import {
  inPersonOnly,
  noteRequired,
  stateInvalid,
  transitionForbidden,
  transitionNotAllowed,
} from '../../../engine/machine/machine.errors.ts';
import { badPattern, numberValueMissing, patternMissing } from '../../../engine/record/numbering/numbering.errors.ts';
import {
  changedElsewhere,
  duplicateRecord,
  guardFailed,
  machineMissing,
  numberMissing,
  recordLocked,
  recordNotFound,
  unknownCollection,
  validationFailed,
  versionConflict,
} from '../../../engine/record/recordErrors.ts';
import { actionChain, actionLimit, actionRefused } from '../../../engine/rule/action/action.errors.ts';
import { queryTooSlow, tooBusy } from '../../records/context/records.errors.ts';

/** Refusals shared by the calls of every collection. */
export const finding = [unknownCollection, badQuery, queryTooSlow];
export const reading = [unknownCollection, recordNotFound];
export const writing = [
  unknownCollection,
  changedElsewhere,
  validationFailed,
  guardFailed,
  stateInvalid,
  transitionNotAllowed,
  inPersonOnly,
  badPattern,
  numberValueMissing,
  duplicateRecord,
  tooBusy,
  patternMissing,
  numberMissing,
  actionRefused,
  actionChain,
  actionLimit,
  formulaTooCostly,
];
export const changing = [...writing, recordNotFound, recordLocked, versionConflict];
export const transiting = [...changing, noteRequired, transitionForbidden, machineMissing];
