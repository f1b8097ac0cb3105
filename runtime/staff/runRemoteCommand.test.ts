import { expect, it, vi } from 'vitest';
import type { RemoteMessage } from '../../schemas/index.ts';
import { runRemoteCommand } from './runRemoteCommand.ts';

function carry(message: Partial<RemoteMessage>) {
  const actions = { reload: vi.fn(), navigate: vi.fn(), alert: vi.fn() };
  runRemoteCommand({ id: '1', action: 'ping', from: 'สมชาย', ...message }, actions);
  return actions;
}

it('does what is asked and nothing else', () => {
  expect(carry({ action: 'reload' }).reload).toHaveBeenCalledOnce();
  expect(carry({ action: 'route', path: '/cms/pages' }).navigate).toHaveBeenCalledWith('/cms/pages');
  expect(carry({ action: 'alert', text: 'ประชุม' }).alert).toHaveBeenCalledWith('ประชุม', 'สมชาย');
  for (const action of ['ping', 'device', 'lock', 'logout'] as const)
    for (const made of Object.values(carry({ action, text: 'x', path: '/' }))) expect(made).not.toHaveBeenCalled();
});

it('goes to no other site', () => {
  for (const path of ['//evil.test', 'https://evil.test/', '/\\evil.test', 'javascript:alert(1)'])
    expect(carry({ action: 'route', path }).navigate).not.toHaveBeenCalled();
});
