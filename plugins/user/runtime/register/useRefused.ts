import { useState } from 'react';
import type { Registration, RegistrationIssue } from 'sala/engine';
import type { ApiError } from 'sala/runtime';
import type { ErrorDetail } from 'sala/schemas';

/** What the server alone knows to be wrong: a password that many people use, which stands until it changes, and what somebody else has. */
export function useRefused(values: Registration) {
  const [refused, setRefused] = useState<readonly (RegistrationIssue & { value: unknown })[]>([]);
  const [duplicates, setDuplicates] = useState<string[]>([]);
  return {
    standing: refused.filter(({ field, value }) => value === valueIn(values, field)),
    duplicates,
    forgetDuplicates: () => setDuplicates([]),
    refuse: (error: ApiError, entered: Registration) => {
      const issues = readIssues(error).map((issue) => ({ ...issue, value: valueIn(entered, issue.field) }));
      const taken = readDuplicates(error);
      setRefused(issues);
      setDuplicates(taken);
      return { issues, duplicates: taken };
    },
  };
}

function readIssues({ code, details }: ApiError): RegistrationIssue[] {
  const told = code === 'registration_invalid' && Array.isArray(details) ? (details as ErrorDetail[]) : [];
  return told.map(({ path: field = '', code, message }) => ({ field, code, text: { th: message, en: message } }));
}

function readDuplicates({ code, details }: ApiError): string[] {
  return code === 'duplicate' && Array.isArray(details) ? details.filter((field) => typeof field === 'string') : [];
}

function valueIn(registration: Registration, field: string): unknown {
  return Object.entries(registration).find(([name]) => name === field)?.[1];
}
