import type { LoadedPlugin } from '../../plugins/loadedPlugin.ts';
import type { CallGroup } from '../call/defineCall.ts';
import { accountCalls } from './account.calls.ts';
import { allSitesCalls } from './allSites.calls.ts';
import { apiKeyCalls } from './apiKeys.calls.ts';
import { approvalCalls } from './approvals.calls.ts';
import { approvalTierCalls } from './approvalTiers.calls.ts';
import { collectionCalls } from './collections.calls.ts';
import { createDescriptionCalls } from './description.calls.ts';
import { documentSettingsCalls } from './documentSettings.calls.ts';
import { documentCalls } from './documents.calls.ts';
import { fileCalls } from './files.calls.ts';
import { flowLibraryCalls } from './flowLibrary.calls.ts';
import { flowCalls } from './flows.calls.ts';
import { formCalls } from './forms.calls.ts';
import { gatewayCalls } from './gateways.calls.ts';
import { geoCalls } from './geo.calls.ts';
import { invitationCalls } from './invitations.calls.ts';
import { jobCalls } from './jobs.calls.ts';
import { layoutPreviewCalls } from './layoutPreviews.calls.ts';
import { layoutCalls } from './layouts.calls.ts';
import { layoutVersionCalls } from './layoutVersions.calls.ts';
import { logCalls } from './logs.calls.ts';
import { mailCalls } from './mail.calls.ts';
import { mailTemplateCalls } from './mailTemplates.calls.ts';
import { noticeCalls } from './notices.calls.ts';
import { numberCalls } from './numbers.calls.ts';
import { originalCalls } from './originals.calls.ts';
import { ownCollectionCalls } from './ownCollections.calls.ts';
import { packageCalls } from './package.calls.ts';
import { pageMoveCalls } from './pageMoves.calls.ts';
import { pageScheduleCalls } from './pageSchedule.calls.ts';
import { pageCalls } from './pages.calls.ts';
import { passwordCalls } from './password.calls.ts';
import { peopleCalls } from './people.calls.ts';
import { personActionCalls } from './peopleActions.calls.ts';
import { permissionCalls } from './permissions.calls.ts';
import { listPluginGroups } from './pluginCalls.ts';
import { printJobCalls } from './printJobs.calls.ts';
import { providerCalls } from './providers.calls.ts';
import { recordCalls } from './records.calls.ts';
import { registrationCalls } from './registration.calls.ts';
import { remoteCalls } from './remote.calls.ts';
import { roleCalls } from './roles.calls.ts';
import { secondFactorCalls } from './secondFactor.calls.ts';
import { seoCalls } from './seo.calls.ts';
import { serverCalls } from './server.calls.ts';
import { signInCalls } from './signIn.calls.ts';
import { siteCalls } from './site.calls.ts';
import { transferCalls } from './transfer.calls.ts';
import { uploadCalls } from './uploads.calls.ts';
import { webhookCalls } from './webhooks.calls.ts';
import { workCalls } from './work.calls.ts';

/** All calls that do not depend on plugins, in the order of the documentation. */
export const callGroups: readonly CallGroup[] = [
  signInCalls,
  providerCalls,
  passwordCalls,
  registrationCalls,
  accountCalls,
  secondFactorCalls,
  peopleCalls,
  personActionCalls,
  invitationCalls,
  remoteCalls,
  logCalls,
  apiKeyCalls,
  webhookCalls,
  siteCalls,
  packageCalls,
  allSitesCalls,
  permissionCalls,
  roleCalls,
  mailCalls,
  mailTemplateCalls,
  gatewayCalls,
  noticeCalls,
  jobCalls,
  pageCalls,
  workCalls,
  formCalls,
  flowCalls,
  flowLibraryCalls,
  approvalCalls,
  approvalTierCalls,
  fileCalls,
  uploadCalls,
  layoutCalls,
  layoutVersionCalls,
  layoutPreviewCalls,
  pageMoveCalls,
  pageScheduleCalls,
  originalCalls,
  geoCalls,
  collectionCalls,
  ownCollectionCalls,
  recordCalls,
  documentCalls,
  printJobCalls,
  documentSettingsCalls,
  transferCalls,
  numberCalls,
  seoCalls,
  serverCalls,
  createDescriptionCalls(listCallGroups),
];

/** The same with the calls of these plugins. */
export function listCallGroups(plugins: readonly LoadedPlugin[]): readonly CallGroup[] {
  return [...callGroups, ...listPluginGroups(plugins)];
}
