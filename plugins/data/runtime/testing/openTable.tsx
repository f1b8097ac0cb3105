import type { Api } from 'sala/runtime';
import { onTestFinished } from 'vitest';
import { drawWidget } from '../../../../tests/support/drawWidget.tsx';
import '../../../../tests/support/styles.ts';
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
  onTestFinished(() => {
    calls.length = 0;
    refused = [];
    clearAddress();
  });
  const api = (async (path: string, options?: { body?: unknown }) => {
    calls.push({ path, body: options?.body });
    if (path.startsWith('/api/list_view')) return { data: { id: 'v9', version: 1 } };
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
