import { expect, it } from 'vitest';
import { explainAudit } from './explainAudit.ts';

it('says who could not be asked about advisories, and why, and nothing where the audit was made', () => {
  const refused = { statusCode: 405, message: '405 Method Not Allowed', uri: 'https://mirror.example/-/npm/v1/x' };
  expect(explainAudit(JSON.stringify(refused))).toMatch(/^Not audited: mirror\.example .*405 Method Not Allowed/);
  const unreached = { error: { code: 'ENOTFOUND', summary: 'getaddrinfo ENOTFOUND' } };
  expect(explainAudit(JSON.stringify(unreached))).toMatch(/^Not audited: the registry .*ENOTFOUND/);
  expect(explainAudit('not JSON')).toContain('no readable answer');
  expect(explainAudit(JSON.stringify({ vulnerabilities: {}, metadata: { vulnerabilities: {} } }))).toBeUndefined();
});
