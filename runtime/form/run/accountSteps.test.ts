import { afterEach, expect, it, vi } from 'vitest';
import type { JsonObject } from '../../../schemas/json.ts';
import { ApiError } from '../../api/ApiError.ts';
import { type AccountPage, takeAccountStep } from './accountSteps.ts';

afterEach(() => void vi.unstubAllGlobals());

const fields: Record<string, string> = { email: 'malee@example.com', fresh: 'Kx7!mango-tree', present: 'old-secret' };

/** Takes a step on a page at an address; answers what came of it, and what the server was asked. */
async function take(
  code: string,
  params: JsonObject,
  { search = '', refuses }: { search?: string; refuses?: ApiError } = {},
) {
  vi.stubGlobal('location', { search });
  const asked: unknown[] = [];
  const call = async (name: string, options: { body?: object } = {}) => {
    asked.push([name, options.body]);
    if (refuses) throw refuses;
    return { message: 'done', data: {} };
  };
  const page: AccountPage = { call: call as unknown as AccountPage['call'], read: (name) => fields[name] ?? '' };
  return { outcome: await takeAccountStep({ run: 'r', key: 'k', code, params }, page), asked };
}

it('asks for the mail with a link, and answers the same for every address', async () => {
  const { outcome, asked } = await take('forgot_password', { email: 'email' });
  expect(asked).toEqual([['POST /api/forgot', { email: 'malee@example.com' }]]);
  expect(outcome).toEqual({ accepted: true, message: 'done' });
});

it('changes the password by the mailed link of the address, else by the present one', async () => {
  const params = { newPassword: 'fresh', currentPassword: 'present' };
  const byLink = await take('change_password', params, { search: '?requestId=abc' });
  expect(byLink.asked).toEqual([['POST /api/changepwd', { newPassword: 'Kx7!mango-tree', requestId: 'abc' }]]);
  const byPresent = await take('change_password', params);
  expect(byPresent.asked).toEqual([
    ['POST /api/changepwd', { newPassword: 'Kx7!mango-tree', currentPassword: 'old-secret' }],
  ]);
});

it('lists the rules that a new password does not meet under what the server says', async () => {
  const refuses = new ApiError({
    status: 400,
    code: 'password_weak',
    message: 'รหัสผ่านใหม่ไม่ตรงตามเงื่อนไขที่กำหนด',
    details: [{ message: 'ต้องมีตัวเลข' }, { message: 'ห้ามมีช่องว่าง' }],
  });
  const { outcome } = await take('change_password', { newPassword: 'fresh' }, { refuses });
  expect(outcome).toEqual({
    accepted: false,
    message: 'รหัสผ่านใหม่ไม่ตรงตามเงื่อนไขที่กำหนด\n• ต้องมีตัวเลข\n• ห้ามมีช่องว่าง',
  });
});

it('signs out and leads to the sign-in page of members, unless another is named', async () => {
  expect((await take('logout', {})).outcome).toEqual({ accepted: true, message: 'done', leadsTo: '/member/login' });
  const { outcome, asked } = await take('logout', { path: '/user/login' });
  expect([outcome.leadsTo, asked]).toEqual(['/user/login', [['POST /api/signout', undefined]]]);
});

it('leads whoever needs a second factor to where it is asked for', async () => {
  const refuses = new ApiError({ status: 401, code: 'second_factor_needed', message: 'x', details: { ticket: 't 1' } });
  const { outcome } = await take('login', { username: 'email', password: 'present' }, { refuses });
  expect(outcome).toMatchObject({ accepted: false, leadsTo: '/user/login#second=t%201' });
});
