import { FolderOpen, X } from 'lucide-static';
import { type ClipboardEvent, type DragEvent, useState } from 'react';
import { pictureAt } from '../../../engine/content/pictureSources.ts';
import { readLink } from '../../../engine/content/readLink.ts';
import { FileShelf } from '../../../runtime/files/FileShelf.tsx';
import { useLibraryUpload } from '../../../runtime/files/useLibraryUpload.ts';
import { Dialog } from '../../../runtime/ui/dialog/Dialog.tsx';
import { useLanguage } from '../../language/LanguageProvider.tsx';
import { useBuilder } from '../../ui/BuilderContext.ts';
import { Icon } from '../../ui/Icon.tsx';
import type { ControlProps } from '../fields/controlProps.ts';
import { useInspected } from '../fields/InspectedNode.ts';
import { lacksDescription } from './lacksDescription.ts';
import { emptyToNothing, toText } from './textValue.ts';

/** A picture or file: chosen from the site's files, dropped or pasted, or given by URL. */
export function FileControl({ id, schema, value, label, path, onChange }: ControlProps) {
  const { say } = useLanguage();
  const [open, setOpen] = useState(false);
  const [over, setOver] = useState(false);
  const text = toText(value ?? schema.default);
  const isImage = schema['x-control'] === 'image';
  const { arrivals, send, drop } = useLibraryUpload(({ url }) => onChange(url));
  const { catalog } = useBuilder();
  const { data } = useInspected();
  const silent = isImage && text !== '' && lacksDescription(catalog.find(data.type)?.definition.props, data, path);

  const take = (files: FileList) => void send([...files].slice(0, 1));
  function handleDrop(event: DragEvent) {
    if (event.dataTransfer.files.length === 0) return;
    event.preventDefault();
    setOver(false);
    take(event.dataTransfer.files);
  }
  function handlePaste(event: ClipboardEvent) {
    if (event.clipboardData.files.length === 0) return;
    event.preventDefault();
    take(event.clipboardData.files);
  }

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: dropping and pasting are shortcuts of the button inside
    <div
      className="bd-file"
      data-over={over || undefined}
      onDragOver={(event) => {
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={handleDrop}
      onPaste={handlePaste}
    >
      {isImage && text !== '' && <Thumbnail key={text} address={text} />}
      <div className="bd-file__line">
        <button
          type="button"
          className="bd-button"
          aria-label={`${say('chooseFile')}: ${label}`}
          onClick={() => setOpen(true)}
        >
          <Icon svg={FolderOpen} />
          <span>{say('chooseFile')}</span>
        </button>
        {text !== '' && (
          <button
            type="button"
            className="bd-icon-button"
            aria-label={`${say('clear')}: ${label}`}
            title={say('clear')}
            onClick={() => onChange(emptyToNothing('', schema.default))}
          >
            <Icon svg={X} />
          </button>
        )}
      </div>
      <input
        id={id}
        className="bd-input"
        type="text"
        inputMode="url"
        placeholder={say('fileAddress')}
        value={text}
        onChange={(event) => onChange(emptyToNothing(event.target.value, schema.default))}
      />
      <div role="status" className="bd-help">
        {arrivals.map(({ id: arrival, name, percent, failure }) =>
          failure ? (
            <button key={arrival} type="button" className="bd-error" onClick={() => drop(arrival)}>
              {name}: {failure}
            </button>
          ) : (
            <p key={arrival}>{say('sendingFile', { name, percent })}</p>
          ),
        )}
      </div>
      {silent && <p className="bd-reminder">{say('describePicture')}</p>}
      {open && (
        <Dialog title={say(isImage ? 'choosePicture' : 'chooseFile')} onClose={() => setOpen(false)} size="wide">
          <FileShelf
            kind={isImage ? 'image' : undefined}
            onPick={({ url }) => {
              onChange(url);
              setOpen(false);
            }}
          />
        </Dialog>
      )}
    </div>
  );
}

function Thumbnail({ address }: { address: string }) {
  const { say } = useLanguage();
  const [broken, setBroken] = useState(false);
  const { href } = readLink(address);
  const isBound = address.includes('{{');
  if (isBound || !href || broken)
    return <p className="bd-thumbnail bd-thumbnail--missing">{say(isBound ? 'imageBound' : 'imageMissing')}</p>;
  return <img className="bd-thumbnail" src={pictureAt(href, 640)} alt="" onError={() => setBroken(true)} />;
}
