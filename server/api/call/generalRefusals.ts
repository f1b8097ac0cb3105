import { notAllowed } from '../../../engine/record/recordErrors.ts';
import {
  factorNeeded,
  keyRefused,
  keyScope,
  keyWithCookie,
  resetNeeded,
  sessionLocked,
} from '../../identity/accounts.errors.ts';
import {
  badJson,
  badRequest,
  bodySlow,
  bodyTooLarge,
  callUnknown,
  crossSite,
  definitionChanged,
  requestCut,
  signInNeeded,
  siteBusy,
  siteUnknown,
  tooManyRequests,
  tooManyValues,
  unexpected,
} from '../../platform/errors/httpErrors.ts';
import { siteSuspended } from '../../sites/sites.errors.ts';
import type { Refusal } from './defineCall.ts';

/** Refusals of any call, raised before it is handled. */
export const generalRefusals: readonly Refusal[] = [
  badJson,
  badRequest,
  bodySlow,
  bodyTooLarge,
  callUnknown,
  crossSite,
  definitionChanged,
  factorNeeded,
  keyRefused,
  keyScope,
  keyWithCookie,
  notAllowed,
  requestCut,
  resetNeeded,
  sessionLocked,
  signInNeeded,
  siteBusy,
  siteSuspended,
  siteUnknown,
  tooManyRequests,
  tooManyValues,
  unexpected,
];

/** The same in writing: `401 sign_in_needed`. */
export const generalErrors = generalRefusals.map(({ definition }) => `${definition.status} ${definition.code}`).sort();
