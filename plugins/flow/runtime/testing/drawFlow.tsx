import { type Api, createFormStore } from 'sala/runtime';
import type { Json, JsonObject } from 'sala/schemas';
import { page } from 'vitest/browser';
import { drawWidget } from '../../../../tests/support/drawWidget.tsx';
import { showOnPage } from '../../../../tests/support/showOnPage.ts';
import { Flow } from '../flow/Flow.tsx';
import { widget } from '../flow/flow.ts';
import { flowAnswers } from './quotationFlow.ts';

const people = [
  { id: 'u1', name: 'สมหญิง' },
  { id: 'u2', name: 'สมชาย' },
];

export interface Asked {
  method?: string;
  body?: { args?: { id: { $in: string[] } }[]; search?: string };
}

const api = (async (path: string, { method = 'GET', body = {} }: Asked = {}) =>
  path === '/api/user/query' ? { data: findPeople(body) } : (flowAnswers[`${method} ${path}`] ?? { data: [] })) as Api;

function findPeople({ args: [filter] = [], search = '' }: NonNullable<Asked['body']>) {
  return people.filter(({ id, name }) => name.includes(search) && (filter?.id.$in ?? [id]).includes(id));
}

/** Draws the editor of a flow until the test is finished. */
export function drawFlow(definition?: JsonObject) {
  const form = createFormStore(definition && { definition: definition as Json });
  showOnPage(drawWidget(widget, Flow, { properties: { name: 'definition', label: 'ขั้นตอน' }, runtime: { api }, form }));
  const uids = () =>
    JSON.stringify(form.read('definition').value)
      .match(/"uid":"\w+"/g)
      ?.map((one) => one.slice(7, -1))
      .join(' ');
  return { form, uids, value: () => form.read('definition').value as JsonObject };
}

/** A step in the list, by its sentence. */
export const stepNamed = (name: RegExp) => page.getByRole('list', { name: 'ขั้นตอน' }).getByRole('button', { name });
