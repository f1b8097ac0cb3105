import type { Api } from 'sala/runtime';
import { expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { drawWidget } from '../../../../tests/support/drawWidget.tsx';
import { showOnPage } from '../../../../tests/support/showOnPage.ts';
import { RecordComments } from '../record_comments/RecordComments.tsx';
import { widget as comments } from '../record_comments/record_comments.ts';
import { RecordEffects } from '../record_effects/RecordEffects.tsx';
import { widget as effects } from '../record_effects/record_effects.ts';
import { RecordFiles } from '../record_files/RecordFiles.tsx';
import { widget as files } from '../record_files/record_files.ts';
import { RecordHistory } from '../record_history/RecordHistory.tsx';
import { widget as history } from '../record_history/record_history.ts';
import { RecordRelated } from '../record_related/RecordRelated.tsx';
import { widget as related } from '../record_related/record_related.ts';

const asked: string[] = [];
const api = (async (path: string) => {
  asked.push(path);
  return { data: { 'object-1': { comments: { record: 'q1', comments: [], total: 0 } } } };
}) as Api; // answers the calls of this test only
const failing = { properties: { collection: 'sales' }, data: {}, page: { failed: ['object-1'] }, runtime: { api } };

it('says of each part beside a record that it could not be read, and reads it again', async () => {
  showOnPage([
    <div key="history">{drawWidget(history, RecordHistory, failing)}</div>,
    <div key="files">{drawWidget(files, RecordFiles, failing)}</div>,
    <div key="related">{drawWidget(related, RecordRelated, failing)}</div>,
    <div key="effects">{drawWidget(effects, RecordEffects, failing)}</div>,
    <div key="comments">{drawWidget(comments, RecordComments, failing)}</div>,
  ]);
  const names = () => [...document.querySelectorAll('.w-aside')].map((part) => part.getAttribute('aria-label'));
  await expect.poll(names).toEqual(['ประวัติ', 'ไฟล์แนบ', 'รายการที่เกี่ยวข้อง', 'งานที่ตามมา', 'ความคิดเห็น']);
  const part = page.getByRole('region', { name: 'ความคิดเห็น' });
  await expect.element(part.getByText('โหลดข้อมูลไม่สำเร็จ')).toBeVisible();
  await userEvent.click(part.getByRole('button', { name: 'ลองอีกครั้ง' }));
  await expect.poll(() => asked).toHaveLength(1);
});

it('says nothing where there is nothing to read', async () => {
  showOnPage([<div key="one">{drawWidget(related, RecordRelated, { ...failing, page: {} })}</div>]);
  await expect.poll(() => document.querySelector('.s-object')).not.toBeNull();
  expect(document.querySelector('.w-aside')).toBeNull();
});
