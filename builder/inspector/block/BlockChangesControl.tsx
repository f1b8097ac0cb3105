import { Pencil, Undo2 } from 'lucide-static';
import { useId } from 'react';
import type { BlockPart } from '../../../engine/layout/listParts.ts';
import { isJsonObject, type Json, type JsonObject } from '../../../schemas/index.ts';
import { readBlock } from '../../document/catalog/blockWidget.ts';
import { useLanguage } from '../../language/LanguageProvider.tsx';
import { useNode } from '../../state/EditorProvider.tsx';
import { useBuilder } from '../../ui/BuilderContext.ts';
import { focusOnceShown } from '../../ui/focusOnceShown.ts';
import { Icon } from '../../ui/Icon.tsx';
import { FileControl } from '../controls/FileControl.tsx';
import { LinkControl } from '../controls/LinkControl.tsx';
import { RichTextControl } from '../controls/RichTextControl.tsx';
import { TextareaControl } from '../controls/TextareaControl.tsx';
import { TextControl } from '../controls/TextControl.tsx';
import type { ControlProps } from '../fields/controlProps.ts';
import { useInspected } from '../fields/InspectedNode.ts';
import { useBlockParts } from './useBlockParts.ts';
import './block.css';

/** Of the controls by which a part may be replaced. */
const controls: Record<string, typeof TextControl> = {
  text: TextControl,
  textarea: TextareaControl,
  'rich-text': RichTextControl,
  image: FileControl,
  file: FileControl,
  link: LinkControl,
};

/** What this page says instead of the texts, pictures and links of a saved block. */
export function BlockChangesControl(props: ControlProps) {
  const { catalog } = useBuilder();
  const { say } = useLanguage();
  const node = useNode(useInspected().id);
  const block = readBlock(catalog, node);
  return block ? (
    <Parts key={block.key} blockKey={block.key} {...props} />
  ) : (
    <p className="bd-help">{say('blockPartsChoose')}</p>
  );
}

function Parts({ blockKey, value, onChange, ...props }: ControlProps & { blockKey: string }) {
  const { say } = useLanguage();
  const parts = useBlockParts(blockKey);
  if (parts === undefined) return <div className="bd-loading" />;
  if (parts === 'failed') return <p role="alert">{say('blockPartsFailed')}</p>;
  if (parts.length === 0) return <p className="bd-help">{say('blockPartsNone')}</p>;
  const changes = isJsonObject(value) ? value : {};
  const write = (part: Pick<BlockPart, 'uid' | 'path'>, text: Json | undefined) =>
    onChange(writeChange(changes, part, text));
  const lost = listLost(changes, parts);
  return (
    <div className="bd-block-parts">
      <p className="bd-help">{say('blockPartsHint')}</p>
      <ul>
        {parts.map((part) => (
          <li key={`${part.uid} ${part.path}`}>
            <Part {...props} part={part} value={readChange(changes, part)} onChange={(text) => write(part, text)} />
          </li>
        ))}
      </ul>
      {lost.length > 0 && (
        <p className="bd-help" role="status">
          {say('blockPartsLost', { count: lost.length })}{' '}
          <button
            type="button"
            className="bd-button bd-button--quiet"
            onClick={() =>
              onChange(
                lost.reduce<JsonObject | undefined>((left, part) => writeChange(left ?? {}, part, undefined), changes),
              )
            }
          >
            {say('blockPartsForget')}
          </button>
        </p>
      )}
    </div>
  );
}

function Part({
  part,
  value,
  onChange,
  ...props
}: Omit<ControlProps, 'value'> & { part: BlockPart; value: Json | undefined }) {
  const id = useId();
  const { catalog } = useBuilder();
  const { say, read } = useLanguage();
  const Control = controls[part.schema['x-control'] ?? ''] ?? TextControl;
  const widget = read(catalog.find(part.type)?.definition.title);
  const name = [widget, read(part.schema['x-title']) || part.path].filter(Boolean).join(' · ');
  const isOwn = value !== undefined;
  return (
    <>
      <div className="bd-block-parts__head">
        {isOwn && part.schema['x-control'] !== 'rich-text' ? (
          <label className="bd-label" htmlFor={id}>
            {name}
          </label>
        ) : (
          <span className="bd-label">{name}</span>
        )}
        <button
          type="button"
          className="bd-icon-button"
          aria-label={say(isOwn ? 'blockPartReset' : 'blockPartChange', { name })}
          title={say(isOwn ? 'blockPartReset' : 'blockPartChange', { name })}
          onClick={({ currentTarget }) => {
            onChange(isOwn ? undefined : (part.value ?? ''));
            const line = currentTarget.closest('li');
            if (!isOwn)
              focusOnceShown(() => line?.querySelector<HTMLElement>('input, textarea, [contenteditable="true"]'));
          }}
        >
          <Icon svg={isOwn ? Undo2 : Pencil} />
        </button>
      </div>
      {isOwn ? (
        <Control
          {...props}
          id={id}
          schema={{ ...part.schema, default: '' }}
          label={name}
          value={value}
          onChange={(text) => onChange(text ?? '')}
        />
      ) : (
        <p className="bd-block-parts__same">{describe(part.value, read)}</p>
      )}
    </>
  );
}

function describe(value: Json | undefined, read: ReturnType<typeof useLanguage>['read']): string {
  const text = isJsonObject(value) ? read({ th: String(value.th ?? ''), en: String(value.en ?? '') }) : value;
  const plain =
    typeof text === 'string'
      ? text
          .replace(/<[^>]*>/g, ' ')
          .replace(/\s+/g, ' ')
          .trim()
      : '';
  return plain === '' ? '—' : plain;
}

function readChange(changes: JsonObject, { uid, path }: Pick<BlockPart, 'uid' | 'path'>): Json | undefined {
  const own = Object.hasOwn(changes, uid) ? changes[uid] : undefined;
  return isJsonObject(own) && Object.hasOwn(own, path) ? own[path] : undefined;
}

/** Without changes left nothing is stored. */
function writeChange(
  changes: JsonObject,
  { uid, path }: Pick<BlockPart, 'uid' | 'path'>,
  text: Json | undefined,
): JsonObject | undefined {
  const { [uid]: own, ...others } = changes;
  const { [path]: _before, ...rest } = isJsonObject(own) ? own : {};
  const next: JsonObject = text === undefined ? rest : { ...rest, [path]: text };
  const all: JsonObject = Object.keys(next).length > 0 ? { ...others, [uid]: next } : others;
  return Object.keys(all).length > 0 ? all : undefined;
}

/** Changes whose part the block has no more. */
function listLost(changes: JsonObject, parts: readonly BlockPart[]): { uid: string; path: string }[] {
  const known = new Set(parts.map(({ uid, path }) => `${uid} ${path}`));
  return Object.entries(changes).flatMap(([uid, own]) =>
    isJsonObject(own) ? Object.keys(own).flatMap((path) => (known.has(`${uid} ${path}`) ? [] : [{ uid, path }])) : [],
  );
}
