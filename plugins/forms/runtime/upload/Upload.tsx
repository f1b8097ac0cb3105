import { useId, useRef, useState } from 'react';
import {
  DropZone,
  describeField,
  FieldFrame,
  useCheck,
  useField,
  usePage,
  useText,
  type WidgetViewProps,
} from 'sala/runtime';
import type { Json } from 'sala/schemas';
import { checkUpload } from '../../shared/checkUpload.ts';
import { chooseFiles } from '../../shared/chooseFiles.ts';
import { emptyUpload, readUploadRules, readUploads, type UploadedFile } from '../../shared/uploadRules.ts';
import { uploadTexts } from '../../shared/uploadTexts.ts';
import { Chooser } from './Chooser.tsx';
import { UploadItem } from './UploadItem.tsx';
import { useUploads } from './useUploads.ts';
import './upload.css';

interface Properties {
  label: string;
  help: string;
  required: boolean;
}

const noNotices = { kind: 'done' as const, texts: [] };

export function Upload({ object }: WidgetViewProps<Properties>) {
  const { label, help, required } = object;
  const say = useText(uploadTexts);
  const { layoutKey = '' } = usePage();
  const field = useField(object, { check: useCheck(checkUpload, object) });
  const rules = readUploadRules(object);
  const files = readUploads(field.value) ?? [];
  const latest = useRef(files);
  latest.current = files;
  const [notices, setNotices] = useState<{ kind: 'done' | 'refused'; texts: string[] }>(noNotices);
  const listId = useId();

  function setFiles(change: (files: UploadedFile[]) => UploadedFile[]) {
    const before = latest.current;
    const after = change(before);
    if (after === before) return;
    latest.current = after;
    field.setValue(after.map((file) => ({ ...file }) satisfies Record<string, Json>));
    const arrived = after.filter((file) => file.status === 'uploaded');
    const wereThere = new Set(before.filter((file) => file.status === 'uploaded').map(({ key }) => key));
    if (arrived.length > 0 && arrived.length === after.length && arrived.some(({ key }) => !wereThere.has(key)))
      setNotices({ kind: 'done', texts: [say('done', { names: arrived.map(({ name }) => name).join(', ') })] });
  }

  const uploads = useUploads({
    files,
    target: { purpose: 'form', form: layoutKey, field: object.uid },
    onChange: setFiles,
  });

  function add(chosen: File[]) {
    const fresh = chosen.filter((file) => !goOnWith(file));
    const { taken, refusals } = chooseFiles(fresh, rules, latest.current.length);
    setNotices({ kind: 'refused', texts: refusals.map(({ text, ...params }) => say(text, params)) });
    const items = taken.map((file) => ({
      item: { ...emptyUpload, key: crypto.randomUUID(), name: file.name, size: file.size, mime: file.type },
      file,
    }));
    if (items.length > 0) setFiles((all) => [...all, ...items.map(({ item }) => item)]);
    for (const { item, file } of items) void uploads.begin(item, file);
  }

  /** Choosing the file that the browser had lost continues its upload. */
  function goOnWith(file: File): boolean {
    const lost = latest.current.find(
      (item) => uploads.read(item.key).lost && item.name === file.name && item.size === file.size,
    );
    if (lost) void uploads.begin(lost, file);
    return lost !== undefined;
  }

  return (
    <FieldFrame
      id={field.id}
      label={label}
      help={help}
      error={field.error}
      required={required}
      group="group"
      onLeave={field.touch}
    >
      <DropZone className="w-upload" pastes onFiles={add}>
        {(over) => (
          <>
            <Chooser
              rules={rules}
              over={over}
              label={label}
              described={describeField({ id: `${field.id}-choose`, help: undefined, error: field.error, required })}
              onChoose={add}
            />
            <div className="w-upload__notices" data-kind={notices.kind} role="status">
              {notices.texts.map((notice) => (
                <p key={notice}>{notice}</p>
              ))}
            </div>
            {files.length > 0 && (
              <ul className="w-upload__list" id={listId} aria-label={say('files')}>
                {files.map((file) => (
                  <UploadItem
                    key={file.key}
                    file={file}
                    sending={uploads.read(file.key)}
                    onPause={() => uploads.pause(file.key)}
                    onResume={() => uploads.resume(file.key)}
                    onRemove={() => {
                      setNotices(noNotices);
                      setFiles((all) => all.filter((each) => each !== file && each.key !== file.key));
                    }}
                  />
                ))}
              </ul>
            )}
          </>
        )}
      </DropZone>
    </FieldFrame>
  );
}
