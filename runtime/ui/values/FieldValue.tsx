import type { ReactNode } from 'react';
import { findType, type UsedType } from '../../../engine/collection/field/findType.ts';
import { fileAddress } from '../../../engine/content/fileName.ts';
import { isDarkColor } from '../../../engine/layout/theme/readColor.ts';
import { isJsonObject, type Json, type JsonObject, type Language } from '../../../schemas/index.ts';
import { useLanguage } from '../../language/useText.ts';
import { Picture } from '../picture/Picture.tsx';
import './values.css';

interface Props {
  /** The `x-type` of the field. */
  type: Json;
  value: Json;
}

/** A value of a field type as lists and pages show it; the text of the type where it needs nothing else. */
export function FieldValue({ type, value }: Props) {
  const language = useLanguage();
  const used = findType(type);
  if (!used) return null;
  const draw = Object.hasOwn(drawings, used.name) ? drawings[used.name] : undefined;
  return draw ? draw(value, used, language) : used.type.show(value, language, used.settings);
}

type Drawing = (value: Json, used: UsedType, language: Language) => ReactNode;

/** Types that are more than their text. */
const drawings: Readonly<Record<string, Drawing>> = {
  color: (value) => <Swatch color={String(value)} />,
  file: (value) => <Files items={Array.isArray(value) ? value.filter(isJsonObject) : []} />,
  image: (value) => <Pictures items={Array.isArray(value) ? value.filter(isJsonObject) : []} />,
  picture: (value) => <Addressed address={String(value)} />,
  signature: (value, used, language) => <Signed value={value} text={used.type.show(value, language, used.settings)} />,
  tags: (value) => <Tags tags={Array.isArray(value) ? value : []} />,
};

/** The name of a colour on the colour itself, in whichever text can be read there. */
function Swatch({ color }: { color: string }) {
  const solid = color.slice(0, 7);
  return (
    <span className="s-swatch" title={color} data-dark={isDarkColor(solid)} style={{ backgroundColor: solid }}>
      {color}
    </span>
  );
}

function Tags({ tags }: { tags: Json[] }) {
  return (
    <ul className="s-tags">
      {tags.map((tag) => (
        <li key={String(tag)}>{String(tag)}</li>
      ))}
    </ul>
  );
}

/** The drawing and below it who signed and when. */
function Signed({ value, text }: { value: Json; text: string }) {
  if (!isJsonObject(value) || typeof value.path !== 'string') return text;
  return (
    <span className="s-signature">
      <svg viewBox={`0 0 ${Number(value.width)} ${Number(value.height)}`} aria-hidden="true">
        <path d={value.path} />
      </svg>
      {text}
    </span>
  );
}

function addressOf({ file, name }: JsonObject): string {
  return fileAddress({ id: String(file), name: String(name || 'file') });
}

function Files({ items }: { items: JsonObject[] }) {
  return (
    <ul className="s-files">
      {items.map((item) => (
        <li key={String(item.file)}>
          <a href={addressOf(item)}>{String(item.name || item.file)}</a>
        </li>
      ))}
    </ul>
  );
}

function Addressed({ address }: { address: string }) {
  return (
    <span className="s-pictures">
      <Picture src={address} alt="" sizes="48px" />
    </span>
  );
}

function Pictures({ items }: { items: JsonObject[] }) {
  return (
    <span className="s-pictures">
      {items.map((item) => (
        <Picture key={String(item.file)} src={addressOf(item)} alt={String(item.alt ?? '')} sizes="48px" />
      ))}
    </span>
  );
}
