import { createRoot, type Root } from 'react-dom/client';
import { type Api, createFormStore } from 'sala/runtime';
import { afterEach, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { drawWidget } from '../../../../tests/support/drawWidget.tsx';
import { flowAnswers } from '../testing/quotationFlow.ts';
import { FlowRoles } from './FlowRoles.tsx';
import { widget } from './flow_roles.ts';

let root: Root | undefined;
afterEach(() => {
  root?.unmount();
  document.body.replaceChildren();
});

const api = (async (path: string, { method = 'GET' }: { method?: string } = {}) =>
  flowAnswers[`${method} ${path}`] ?? { data: [] }) as Api;

it('offers the roles of the site by their titles, and keeps one that is gone until it is taken away', async () => {
  const form = createFormStore({ roles: ['gone'] });
  root = createRoot(document.body.appendChild(document.createElement('div')));
  const properties = { name: 'roles', label: 'บทบาทที่รันได้' };
  root.render(drawWidget(widget, FlowRoles, { properties, runtime: { api }, form }));
  await userEvent.click(page.getByRole('checkbox', { name: 'ผู้จัดการ' }));
  await expect.poll(() => form.read('roles').value).toEqual(['gone', 'manager']);
  await userEvent.click(page.getByRole('checkbox', { name: 'gone' }));
  await expect.poll(() => form.read('roles').value).toEqual(['manager']);
});
