import { use, useRef } from 'react';
import {
  CloseIcon,
  FieldFrame,
  FileButton,
  formatBytes,
  Icon,
  Link,
  Picture,
  type StoredFile,
  useCallMessage,
  useField,
  useText,
  type WidgetViewProps,
} from 'sala/runtime';
import { isJsonObject, type Json, type JsonObject } from 'sala/schemas';
import { RecordContext } from '../record/RecordContext.ts';
import { insertInOrder } from './insertInOrder.ts';
import { useSending } from './useSending.ts';
import './record_upload.css';

interface Properties {
  label: string;
  help: string;
  required: boolean;
  pictures: boolean;
  items: number;
}

const texts = {
  add: { th: 'เลือกไฟล์', en: 'Choose files' },
  addPictures: { th: 'เลือกรูปภาพ', en: 'Choose pictures' },
  full: { th: 'แนบครบ {n} ไฟล์แล้ว', en: 'That is all {n} files.' },
  remove: { th: 'เอา {name} ออก', en: 'Remove {name}' },
  sending: { th: 'กำลังส่ง {sent} จาก {size}', en: '{sent} of {size} sent' },
  alt: { th: 'คำอธิบายของ {name}', en: 'Description of {name}' },
  altHint: { th: 'คำอธิบายรูป', en: 'Description' },
  underway: {
    th: 'ยังมีไฟล์ที่ส่งไม่เสร็จ กรุณารอ หรือเอาออกก่อน',
    en: 'A file has not arrived yet: wait for it, or remove it.',
  },
  again: { th: 'ลองอีกครั้ง', en: 'Try again' },
};

/** Stands in the form of a new record for the files that belong to none of its fields. */
export const attachedField = '$files';

/** Files of a record, a new one too: sent when they are chosen, kept when the record is saved. */
export function RecordUpload({ object }: Pick<WidgetViewProps<Properties>, 'object'>) {
  const { label, help, required, pictures, items } = object;
  const say = useText(texts);
  const explain = useCallMessage();
  const underway = useRef(0);
  const field = useField(object, { check: () => (underway.current > 0 ? say('underway') : undefined) });
  const answer = use(RecordContext);
  const listed = readFiles(field.value);
  const latest = useRef(listed);
  latest.current = listed;
  const record = typeof answer?.record?.id === 'string' ? answer.record.id : undefined;
  const of = field.name === attachedField ? undefined : field.name;
  const target = answer
    ? ({ purpose: 'record', collection: answer.collection, record, field: of } as const)
    : undefined;
  const { sendings, send, cancel } = useSending(target, add);
  underway.current = sendings.length;

  const places = useRef(new Map<string, number>());

  function add({ id, name }: StoredFile, place: number) {
    places.current.set(id, place);
    latest.current = insertInOrder(latest.current, { file: id, name }, places.current);
    field.setValue(latest.current);
  }

  const room = items - listed.length - sendings.length;
  return (
    <FieldFrame id={field.id} label={label} help={help} error={field.error} required={required} group="group">
      {listed.length + sendings.length > 0 && (
        <ul className="w-record-upload">
          {listed.map((item) => (
            <li key={String(item.file)}>
              {pictures ? <Picture src={pathOf(item)} alt="" sizes="48px" /> : <Icon name="file" size={18} />}
              <Link to={pathOf(item)} target="_blank" data-reload="">
                {String(item.name ?? '')}
              </Link>
              {pictures && (
                <input
                  className="s-input"
                  aria-label={say('alt', { name: String(item.name ?? '') })}
                  placeholder={say('altHint')}
                  maxLength={500}
                  value={String(item.alt ?? '')}
                  onChange={({ target: { value } }) =>
                    field.setValue(listed.map((one) => (one === item ? { ...one, alt: value } : one)))
                  }
                />
              )}
              <button
                type="button"
                aria-label={say('remove', { name: String(item.name ?? '') })}
                onClick={() => field.setValue(listed.filter((one) => one !== item))}
              >
                <CloseIcon />
              </button>
            </li>
          ))}
          {sendings.map((sending) => (
            <li key={sending.key} role="status">
              <span>{sending.name}</span>
              {sending.state.phase === 'failed' ? (
                <>
                  <span className="s-field__error">{explain(sending.state.error)}</span>
                  <button type="button" data-text="" onClick={() => sending.upload.resume()}>
                    {say('again')}
                  </button>
                </>
              ) : (
                <small>
                  {say('sending', { sent: formatBytes(sending.state.sent), size: formatBytes(sending.state.size) })}
                </small>
              )}
              <button type="button" aria-label={say('remove', { name: sending.name })} onClick={() => cancel(sending)}>
                <CloseIcon />
              </button>
            </li>
          ))}
        </ul>
      )}
      {target && room <= 0 && <p className="s-field__help">{say('full', { n: items })}</p>}
      {target && room > 0 && (
        <FileButton
          title={say(pictures ? 'addPictures' : 'add')}
          className="s-button--outline s-button--small w-record-upload__add"
          multiple={room > 1}
          accept={pictures ? 'image/*' : undefined}
          onChoose={(files) => void send(files.slice(0, room))}
        />
      )}
    </FieldFrame>
  );
}

function readFiles(value: Json | undefined): JsonObject[] {
  return Array.isArray(value) ? value.filter(isJsonObject) : [];
}

function pathOf({ file, name }: JsonObject): string {
  return `/files/${encodeURIComponent(String(file))}/${encodeURIComponent(String(name || 'file'))}`;
}
