import { notAllowed } from '../../engine/errors/recordErrors.ts';
import { readPaging } from '../accounts/readInput.ts';
import { writeAudit } from '../accounts/writeAudit.ts';
import type { App } from '../app/app.ts';
import type { Context } from '../http/context.ts';
import type { RoutedContext, Router } from '../http/router.ts';
import { requireEditor } from '../layouts/layouts.routes.ts';
import { quotaBytes } from './fileLimits.ts';
import { deleteFileRow, type FileRow, findFile, listFiles, sumFiles } from './fileRows.ts';
import { fileUnknown } from './files.errors.ts';
import { findUses } from './findUses.ts';
import { listVariantKeys } from './images/makeVariant.ts';
import { mayDeleteFile, mayReadFile } from './mayReadFile.ts';
import { presentFile } from './presentFile.ts';
import { serveFile } from './serveFile.ts';
import { addUploadRoutes } from './uploads.routes.ts';

/** Files of a site: sending, reading, and the library that editors choose from. */
export function addFileRoutes(router: Router, app: App): void {
  addUploadRoutes(router, app);

  router.get('/files/:id/:name', (context) => serveFile(app, context));

  router.get('/api/files', async (context) => {
    requireEditor(context);
    const { site } = context.state;
    const db = app.db.site(site.id);
    const { page, limit } = readPaging(context.query, 100);
    const { rows, total } = await listFiles(db, {
      text: readQuery(context, 'search'),
      mime: readMime(context),
      page,
      limit,
    });
    context.set('Cache-Control', 'no-store');
    context.body = {
      status: 200,
      data: rows.map(presentFile),
      total,
      paging: { page, limit, totalPages: Math.ceil(total / limit) },
      used: await sumFiles(db),
      quota: quotaBytes(site),
    };
  });

  router.get('/api/files/:id', async (context) => {
    context.body = { status: 200, data: presentFile(await requireFile(app, context)) };
  });

  router.get('/api/files/:id/uses', async (context) => {
    requireEditor(context);
    const file = await requireFile(app, context);
    context.body = { status: 200, data: await findUses(app, context, file.id) };
  });

  router.delete('/api/files/:id', async (context) => {
    const file = await requireFile(app, context);
    if (!mayDeleteFile(context, file)) throw notAllowed();
    const db = app.db.site(context.state.site.id);
    await deleteFileRow(db, file.id);
    await app.files.storage.remove([file.storage_key, ...listVariantKeys(file)]);
    if (file.purpose === 'library') await noteDeletion(app, context, file);
    context.body = { status: 200, data: null };
  });
}

async function requireFile(app: App, context: RoutedContext): Promise<FileRow> {
  const file = await findFile(app.db.site(context.state.site.id), context.params.id ?? '');
  if (!file || !(await mayReadFile(app, context, file))) throw fileUnknown();
  return file;
}

async function noteDeletion(app: App, context: Context, file: FileRow): Promise<void> {
  await writeAudit(app.db.site(context.state.site.id), context, {
    action: 'file.delete',
    targetKind: 'file',
    targetId: file.id,
    changes: { name: file.name, size: file.size },
  });
}

function readQuery(context: Context, name: string): string {
  const value = context.query[name];
  return typeof value === 'string' ? value.slice(0, 200) : '';
}

function readMime(context: Context): string {
  const kind = readQuery(context, 'kind');
  return ['image', 'video', 'audio', 'text', 'application'].includes(kind) ? `${kind}/` : '';
}
