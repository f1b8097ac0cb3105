import { expect, it } from 'vitest';
import { flowStepTypes } from '../../schemas/index.ts';

/**
 * The steps of the specification and those that do them here. `message` and `update stock` are records with a machine: a step
 * creates one, its effect delivers or books it.
 */
const steps: Record<string, string[]> = {
  login: ['login'],
  'forgot password': ['forgot_password'],
  'change password': ['change_password'],
  'send e-mail': ['mail'],
  message: ['create'],
  'update stock': ['create', 'transition'],
  redirect: ['redirect'],
  'show or hide': ['visibility'],
  alert: ['alert'],
  prompt: ['prompt'],
  wait: ['countdown', 'wait'],
  stop: ['stop'],
  'generic call': ['request'],
  'generic flow request': ['request'],
  logout: ['logout'],
};

it.each(Object.entries(steps))('%s can be done by a step', (_, codes) => {
  expect(codes.filter((code) => !(code in flowStepTypes))).toEqual([]);
});

it('steps of the browser are done by the page, in both languages', () => {
  const codes = ['redirect', 'visibility', 'alert', 'prompt', 'countdown', 'logout'];
  expect(codes.filter((code) => flowStepTypes[code]?.runs !== 'page')).toEqual([]);
  for (const { title, sentence } of Object.values(flowStepTypes))
    expect([title.th, title.en, sentence?.th, sentence?.en].every(Boolean)).toBe(true);
});
