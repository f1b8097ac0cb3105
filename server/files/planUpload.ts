import { fileTypes, isExtensionAllowed, readExtension } from '../../engine/file/fileKinds.ts';
import { cleanFileName } from '../../engine/file/fileName.ts';
import { findObject } from '../../engine/layout/walkLayout.ts';
import type { JsonObject } from '../../schemas/index.ts';
import { readText } from '../accounts/readInput.ts';
import { requirePerson } from '../accounts/requirePerson.ts';
import type { App } from '../app/app.ts';
import { badRequest } from '../errors/httpErrors.ts';
import { findForm } from '../forms/findForm.ts';
import type { Context } from '../http/context.ts';
import { readKey, requireEditor } from '../layouts/layouts.routes.ts';
import { actorOf } from '../records/actor.ts';
import { openRecords } from '../records/openRecords.ts';
import { maxMegabytes, megabyte } from './fileLimits.ts';
import type { FilePurpose } from './fileRows.ts';
import { fileEmpty, fileTooLarge, fileTypeRefused, formHasNoUpload } from './files.errors.ts';
import type { NewUpload } from './uploadRows.ts';
import { issueTicket } from './visitorTicket.ts';

interface Target extends Partial<Omit<NewUpload, 'is_public'>> {
  is_public: boolean;
  extensions: string[];
  megabytes: number;
}

const pictures = ['jpg', 'jpeg', 'png', 'webp', 'avif', 'gif'];

/** What somebody may send here: for what, how much and of which kinds. Refuses what may not begin. */
export async function planUpload(app: App, context: Context, body: JsonObject): Promise<NewUpload> {
  const name = cleanFileName(readText(body, 'name', 500));
  const extension = readExtension(name);
  const { size } = body;
  if (typeof size !== 'number' || !Number.isSafeInteger(size) || size < 0) throw badRequest({ what: 'size' });
  const purpose = readPurpose(body);
  const target = await targets[purpose](app, context, body);
  const { extensions, megabytes, ...kept } = target;
  const offered = extensions.length > 0 ? extensions : Object.keys(fileTypes);
  if (!fileTypes[extension] || !isExtensionAllowed(extension, offered))
    throw fileTypeRefused({ list: offered.join(', ') });
  const limit = Math.min(megabytes, maxMegabytes[purpose]);
  if (size === 0) throw fileEmpty();
  if (size > limit * megabyte) throw fileTooLarge({ limit });
  return { ...nobody, name, extension, size, purpose, ...kept };
}

const nobody = {
  owner_id: null,
  ticket_hash: null,
  form_key: null,
  form_field: null,
  collection: null,
  record_id: null,
};

function readPurpose({ purpose = 'library' }: JsonObject): FilePurpose {
  if (purpose === 'library' || purpose === 'form' || purpose === 'avatar' || purpose === 'record') return purpose;
  throw badRequest({ what: 'purpose' });
}

const targets: Record<FilePurpose, (app: App, context: Context, body: JsonObject) => Target | Promise<Target>> = {
  library: (_, context) => ({
    is_public: true,
    owner_id: requireEditor(context),
    extensions: [],
    megabytes: maxMegabytes.library,
  }),
  avatar: (_, context) => ({
    is_public: true,
    owner_id: requirePerson(context).userId,
    extensions: pictures,
    megabytes: maxMegabytes.avatar,
  }),
  form: planFormUpload,
  record: planRecordUpload,
};

/** A field (by its uid: it may be repeated under many names) of a published form that this visitor may open; its layout says the limits, never the sender. */
async function planFormUpload(app: App, context: Context, body: JsonObject): Promise<Target> {
  const key = readKey(body.form);
  const field = readText(body, 'field', 300);
  const { layout } = await findForm(app, context, { key });
  const found = findObject(layout, field);
  const upload = found && app.registry.widget(found.type)?.definition.upload;
  if (!found || !upload) throw formHasNoUpload();
  const { extensions, megabytes } = upload.limits(found);
  const { session } = context.state;
  return {
    is_public: false,
    extensions,
    megabytes,
    form_key: key,
    form_field: field,
    ...(session ? { owner_id: session.userId } : { ticket_hash: issueTicket(context) }),
  };
}

/** A file that belongs to a record: whoever may read the record may read it. */
async function planRecordUpload(app: App, context: Context, body: JsonObject): Promise<Target> {
  const { userId } = requirePerson(context);
  const { site, language } = context.state;
  const collection = readText(body, 'collection', 60);
  const id = readText(body, 'record', 100);
  const records = await openRecords(app, { siteId: site.id, actor: actorOf(context), language });
  await records.read(collection, id);
  return {
    is_public: false,
    owner_id: userId,
    extensions: [],
    megabytes: maxMegabytes.record,
    collection,
    record_id: id,
  };
}
