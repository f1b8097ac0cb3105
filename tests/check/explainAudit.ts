import { isJsonObject } from '../../schemas/index.ts';

/** Why `npm audit --json` could not ask about advisories; nothing where it could. */
export function explainAudit(answer: string): string | undefined {
  const told = readObject(answer);
  if (isJsonObject(told?.metadata)) return undefined;
  const { host } = URL.parse(String(told?.uri ?? '')) ?? { host: 'the registry' };
  const { code, summary } = isJsonObject(told?.error) ? told.error : {};
  const reason =
    [told?.statusCode ?? code, told?.message ?? summary].filter(Boolean).join(': ') || 'no readable answer';
  return [
    `Not audited: ${host} did not say which packages have advisories (${reason}).`,
    'A mirror or a proxy often has no such service: run it where the registry itself answers, or name another by `-- --registry=<address>`.',
  ].join('\n');
}

function readObject(text: string) {
  try {
    const value: unknown = JSON.parse(text);
    return isJsonObject(value) ? value : undefined;
  } catch {
    return undefined;
  }
}
