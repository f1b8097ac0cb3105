import { defaultPasswordPolicy, listPasswordRules } from 'sala/engine';

export const person = { id: 'u1', name: 'สมหญิง ใจดี', email: 'somying@example.co.th', role: 'user' };

/** For `parameters.page`: someone is signed in. */
export const signedIn = { session: { role: 'user', language: 'th', user: person } };

const policy = { ...defaultPasswordPolicy, digits: true, uppercase: true };

/** What the account calls answer in stories. */
export const storyAnswers = {
  'GET /api/signin/options': {
    data: {
      registrationOpen: true,
      blockPaste: true,
      hosts: ['academy.example'],
      passwordPolicy: policy,
      passwordRules: listPasswordRules(policy).map(({ code, text }) => ({ code, text: text.th })),
      providers: [{ id: 'line', kind: 'oidc', title: 'LINE' }],
    },
  },
  'GET /api/account': {
    data: {
      email: person.email,
      emailVerified: false,
      phone: '0812345678',
      citizen: '1101700230708',
      firstname: 'สมหญิง',
      lastname: 'ใจดี',
      hasPassword: true,
      secondFactor: false,
    },
  },
  'GET /api/account/second-factor': { data: { on: false, recoveryLeft: 0 } },
  'GET /api/account/sessions': {
    data: [
      {
        id: 's1',
        current: true,
        site: 'สถาบันศาลาวิชาการ',
        seenAt: '2026-03-04T05:06:00Z',
        address: '203.0.113.7',
        device: 'Mozilla/5.0 (Windows NT 10.0) Chrome/141.0 Safari/537.36',
      },
      {
        id: 's2',
        current: false,
        site: 'ร้านศาลา',
        seenAt: '2026-03-01T01:00:00Z',
        address: '203.0.113.9',
        device: 'Mozilla/5.0 (iPhone) Version/18.0 Safari/604.1',
      },
    ],
  },
  'GET /api/account/identities': { data: [{ provider: 'line', name: 'Somying', linkedAt: '2026-02-01T00:00:00Z' }] },
  'GET /api/account/sign-ins?limit=10': {
    data: [
      { at: '2026-03-04T05:00:00Z', outcome: 'ok', address: '203.0.113.7', device: null },
      { at: '2026-03-04T04:59:00Z', outcome: 'wrong_password', address: '203.0.113.7', device: null },
    ],
  },
};
