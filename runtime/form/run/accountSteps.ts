import { corePaths } from '../../../schemas/index.ts';
import { isJsonObject, type Json, type JsonObject } from '../../../schemas/json.ts';
import { ApiError } from '../../api/ApiError.ts';
import type { createCalls } from '../../api/createCalls.ts';
import type { AskedStep } from './StepDialog.tsx';

export interface AccountPage {
  call: ReturnType<typeof createCalls>;
  /** What is filled in on the page. */
  read: (field: string) => string;
}

/** What came of it: the message of the server, and where it leads. */
export interface AccountOutcome {
  accepted: boolean;
  message?: string;
  /** The server could not do it: nothing was refused. */
  failed?: true;
  /** Where the sign-in goes on that needs more than a password. */
  leadsTo?: string;
}

type AccountStep = (page: AccountPage, params: JsonObject) => Promise<AccountOutcome>;

/** Steps that concern the account of the person at the page. Passwords go from the form to these calls alone. */
const accountSteps: Record<string, AccountStep> = {
  login: async ({ call, read }, params) => {
    const body = { username: read(String(params.username)), password: read(String(params.password)) };
    const { message, data } = await call('POST /api/signin', { body });
    return { accepted: true, message, ...(data.mustReset && { leadsTo: corePaths.reset }) };
  },
  logout: async ({ call }, params) => {
    const { message } = await call('POST /api/signout');
    return { accepted: true, message, leadsTo: String(params.path ?? corePaths.memberSignIn) };
  },
  forgot_password: async ({ call, read }, params) => {
    const { message } = await call('POST /api/forgot', { body: { email: read(String(params.email)) } });
    return { accepted: true, message };
  },
  change_password: async ({ call, read }, params) => {
    const requestId = new URLSearchParams(location.search).get('requestId');
    const currentPassword = read(String(params.currentPassword ?? ''));
    const { message } = await call('POST /api/changepwd', {
      body: {
        newPassword: read(String(params.newPassword)),
        ...(requestId && { requestId }),
        ...(!requestId && currentPassword && { currentPassword }),
      },
    });
    return { accepted: true, message };
  },
};

export function isAccountStep({ code }: Pick<AskedStep, 'code'>): boolean {
  return Object.hasOwn(accountSteps, code);
}

/** Does the step; a refusal is an outcome, with each rule that was not met. */
export async function takeAccountStep({ code, params }: AskedStep, page: AccountPage): Promise<AccountOutcome> {
  try {
    return (await accountSteps[code]?.(page, params)) ?? { accepted: false };
  } catch (error) {
    // A lost connection refuses nothing: it is tried again.
    if (!(error instanceof ApiError) || ['offline', 'timeout'].includes(error.code)) throw error;
    if (error.status >= 500) return { accepted: false, failed: true, message: error.message };
    const ticket = error.code === 'second_factor_needed' && isJsonObject(error.details) && error.details.ticket;
    const leadsTo = typeof ticket === 'string' ? `${corePaths.signIn}#second=${encodeURIComponent(ticket)}` : undefined;
    return { accepted: false, message: explain(error), ...(leadsTo && { leadsTo }) };
  }
}

function explain({ message, details }: ApiError): string {
  const rules = Array.isArray(details) ? details.flatMap((detail: Json) => readRule(detail)) : [];
  return rules.length > 0 ? [message, ...rules.map((rule) => `• ${rule}`)].join('\n') : message;
}

function readRule(detail: Json): string[] {
  return isJsonObject(detail) && typeof detail.message === 'string' ? [detail.message] : [];
}
