import { expect, it } from 'vitest';
import { createWebhookSecret, signDelivery } from './signDelivery.ts';

it('signs as the specification of Standard Webhooks has it', () => {
  const secret = 'whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw';
  const message = { id: 'msg_p5jXN8AQM9LWM0D4loKWxJek', body: '{"test": 2432232314}', at: new Date(1614265330_000) };
  expect(signDelivery(message, [secret])).toEqual({
    'webhook-id': message.id,
    'webhook-timestamp': '1614265330',
    'webhook-signature': 'v1,g0hM9SsE+OTPJTGt/tmIKtSyZlE3uFJELVlNIOLJ1OE=',
  });
});

it('has one signature for each secret, and no two secrets are equal', () => {
  const secrets = [createWebhookSecret(), createWebhookSecret()];
  const message = { id: 'a', body: '', at: new Date(0) };
  const both = signDelivery(message, secrets)['webhook-signature'];
  expect(both?.split(' ')).toEqual(secrets.map((one) => signDelivery(message, [one])['webhook-signature']));
  expect(secrets[0]).not.toBe(secrets[1]);
});
