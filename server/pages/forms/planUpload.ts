import { fileTypes, isExtensionAllowed, readExtension } from '../../../engine/content/fileKinds.ts';
import { cleanFileName } from '../../../engine/content/fileName.ts';
import { findObject } from '../../../engine/layout/walkLayout.ts';
import { maxMegabytes, megabyte } from '../../files/fileLimits.ts';
import type { UploadPurpose } from '../../files/fileRows.ts';
import {
  fieldTakesNoFiles,
  fileEmpty,
  fileTooLarge,
  fileTypeRefused,
  formHasNoUpload,
} from '../../files/files.errors.ts';
import { readFileLimits } from '../../files/recordFiles.ts';
import type { NewUpload } from '../../files/uploadRows.ts';
import { issueTicket } from '../../files/visitorTicket.ts';
import { actorOf } from '../../records/context/actor.ts';
import { openRecords } from '../../records/openRecords.ts';
import { requireChangeable, requireCreatable } from '../../records/read/readRecord.ts';
import type { Visit } from '../../sites/visit.ts';
import type { PageParts } from '../pageParts.ts';
import { findForm } from './findForm.ts';

/** What is asked for; which of the last four are there follows from the purpose. */
interface UploadRequest {
  name: string;
  size: number;
  purpose?: UploadPurpose;
  form?: string;
  field?: string;
  collection?: string;
  record?: string;
}

interface Target extends Partial<Omit<NewUpload, 'is_public'>> {
  is_public: boolean;
  extensions: string[];
  megabytes: number;
}

const pictures = ['jpg', 'jpeg', 'png', 'webp', 'avif', 'gif'];

/** What a visitor may upload here: purpose, size and kinds. Refuses everything else. */
export async function planUpload(app: PageParts, visit: Visit, request: UploadRequest): Promise<NewUpload> {
  const { size, purpose = 'library' } = request;
  const name = cleanFileName(request.name);
  const extension = readExtension(name);
  const target = await targets[purpose](app, visit, request);
  const { extensions, megabytes, ...kept } = target;
  const offered = extensions.length > 0 ? extensions : Object.keys(fileTypes);
  if (!fileTypes[extension] || !isExtensionAllowed(extension, offered))
    throw fileTypeRefused({ list: offered.join(', ') });
  const limit = Math.min(megabytes, maxMegabytes[purpose]);
  if (size === 0) throw fileEmpty();
  if (size > limit * megabyte) throw fileTooLarge({ limit });
  return { ...noOwner, name, extension, size, purpose, ...kept };
}

const noOwner = {
  owner_id: null,
  ticket_hash: null,
  form_key: null,
  form_field: null,
  collection: null,
  record_id: null,
};

type PlanTarget = (app: PageParts, visit: Visit, request: UploadRequest) => Target | Promise<Target>;

const targets: Record<UploadPurpose, PlanTarget> = {
  library: (_, { session }) => ({
    is_public: true,
    owner_id: session?.userId ?? null,
    extensions: [],
    megabytes: maxMegabytes.library,
  }),
  avatar: (_, { session }) => ({
    is_public: true,
    owner_id: session?.userId ?? null,
    extensions: pictures,
    megabytes: maxMegabytes.avatar,
  }),
  form: planFormUpload,
  record: planRecordUpload,
};

/**
 * A field (by its uid, as it may be repeated) of a published form that this visitor may open; the limits come from the
 * layout, never from the sender.
 */
async function planFormUpload(
  app: PageParts,
  visit: Visit,
  { form: key = '', field = '' }: UploadRequest,
): Promise<Target> {
  const { layout } = await findForm(app, visit, { key });
  const found = findObject(layout, field);
  const upload = found && app.registry.widget(found.type)?.definition.upload;
  if (!found || !upload) throw formHasNoUpload();
  const { extensions, megabytes } = upload.limits(found);
  const { session } = visit;
  return {
    is_public: false,
    extensions,
    megabytes,
    form_key: key,
    form_field: field,
    ...(session ? { owner_id: session.userId } : { ticket_hash: issueTicket(visit) }),
  };
}

/**
 * A file that belongs to a record, and to a field of it where one is named: whoever may change that may attach it, whoever may read
 * that may read it. Without a record it waits for the one that its sender is about to create.
 */
async function planRecordUpload(
  app: PageParts,
  visit: Visit,
  { collection = '', record: id, field }: UploadRequest,
): Promise<Target> {
  const { site, session, language } = visit;
  const records = await openRecords(app, { siteId: site.id, actor: actorOf(visit), language });
  const { collection: changed } =
    id === undefined
      ? requireCreatable(records.context, collection, field)
      : await requireChangeable(records.context, collection, id, field);
  const limits = field === undefined ? undefined : readFileLimits(changed.fields.get(field)?.schema['x-type']);
  if (field !== undefined && !limits) throw fieldTakesNoFiles({ field });
  return {
    is_public: false,
    owner_id: session?.userId ?? null,
    ...(limits ?? { extensions: [], megabytes: maxMegabytes.record }),
    collection: changed.name,
    record_id: id ?? null,
    ...(field !== undefined && { form_field: field }),
  };
}
