import type { Api } from 'sala/runtime';
import type { JsonObject } from 'sala/schemas';
import { onTestFinished } from 'vitest';
import { drawWidget } from '../../../../tests/support/drawWidget.tsx';
import { showOnPage } from '../../../../tests/support/showOnPage.ts';
import { Table } from '../table/Table.tsx';
import { widget } from '../table/table.ts';
import { buildList, staffSession } from './storyData.ts';

/** What the table asked for since its test began. */
export const calls: { path: string; body: unknown }[] = [];
const clearAddress = () => history.replaceState(null, '', location.pathname);
// The page in which tests run has a query of its own.
clearAddress();
let refused: readonly { message: string }[] = [];

/** From now on so many rows of a batch are refused, for these reasons. */
export function refuse(reasons: readonly { message: string }[]): void {
  refused = reasons;
}

let beyond: readonly JsonObject[] = [];

/** What the list finds when it is read whole. */
export function findWhole(rows: readonly JsonObject[]): void {
  beyond = rows;
}

let held: PromiseWithResolvers<void> | undefined;

/** The answer to a batch waits until the test resolves this. */
export function holdBatch(): PromiseWithResolvers<void> {
  held = Promise.withResolvers();
  return held;
}

/** The first operations are refused, as often as a test says; the others are done, into the next version, and may be taken back. */
function answerBatch(body: unknown): unknown[] {
  const { operations } = body as { operations: { version?: number }[] }; // what the table sends
  return operations.map(({ version = 1 }, index) => {
    const error = refused[index];
    return error ? { index, error } : { index, data: { version: version + 1 }, undo: true };
  });
}

/** The addresses of which the table read its data. */
export const asked = () =>
  calls.map(({ path }) => decodeURIComponent(path)).filter((path) => path.startsWith('/api/page/data'));

/** Draws a table of sales until the test is finished. */
export function openTable(
  properties: Record<string, unknown> = {},
  answer: (path: string) => unknown = () => buildList(10_000),
  first = buildList(10_000),
): void {
  let isOver = false;
  onTestFinished(() => {
    isOver = true;
    calls.length = 0;
    refused = [];
    beyond = [];
    held = undefined;
    clearAddress();
  });
  const views = answerViews();
  const api = (async (path: string, options?: { body?: unknown }) => {
    if (!isOver) calls.push({ path, body: options?.body });
    if (path.startsWith('/api/list_view')) return views(path, options?.body);
    if (path === '/api/sales/query') return { data: beyond };
    if (path === '/api/batch') await held?.promise;
    if (path === '/api/batch') return { data: answerBatch(options?.body) };
    return { data: { 'object-1': { list: answer(path) } } };
  }) as Api; // answers the calls of this test only
  showOnPage(
    drawWidget(widget, Table, {
      properties: { query: { collection: 'sales' }, ...properties },
      data: { list: first },
      page: { session: staffSession, address: location.search },
      runtime: { api },
    }),
  );
}

/** Answers for the views of a list: none is stored at first. */
export function answerViews(stored: JsonObject[] = []) {
  return (path: string, body: unknown): JsonObject => {
    if (path.endsWith('/query')) return { data: stored, total: stored.length };
    const { data } = body as { data: JsonObject }; // the calls of a test
    const kept = stored.find(({ id }) => path.endsWith(`/${id}`)) ?? { id: 'v9', version: 1 };
    Object.assign(kept, data);
    if (!stored.includes(kept)) stored.push(kept);
    return { data: kept };
  };
}
