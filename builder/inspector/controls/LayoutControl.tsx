import { Combobox } from '../../../runtime/ui/choice/Combobox.tsx';
import { corePaths, popupPrefix } from '../../../schemas/index.ts';
import { useLanguage } from '../../language/LanguageProvider.tsx';
import type { ControlProps } from '../fields/controlProps.ts';
import { usePlaces } from '../link/usePlaces.ts';
import { emptyToNothing, toText } from './textValue.ts';

const prefixes: Record<string, string> = { block: 'block/', popup: popupPrefix };

/** The key of another layout; with the controls `block` and `popup` the name of one, whose keys begin with that word. */
export function LayoutControl({ id, schema, value, label, onChange }: ControlProps) {
  const { say, read } = useLanguage();
  const places = usePlaces();
  const prefix = prefixes[schema['x-control'] ?? ''] ?? '';
  const text = toText(value ?? schema.default);
  const layouts = places?.layouts.filter(({ key }) => key.startsWith(prefix));
  const found = layouts?.find(({ key }) => key === prefix + text);
  const isMissing = text !== '' && layouts !== undefined && !found;
  const write = (key: string) => onChange(emptyToNothing(key, schema.default));
  return (
    <div className="bd-address">
      <Combobox
        freeText
        hidesLabel
        id={id}
        label={label}
        maxLength={schema.maxLength}
        describedBy={`${id}-found`}
        choices={layouts?.map(({ key, title }) => ({
          id: key.slice(prefix.length),
          title: read(title ?? undefined) || key,
          note: key,
        }))}
        value={text}
        onChange={(key) => write(key.trim())}
      />
      <p id={`${id}-found`} className="bd-help" hidden={text === ''}>
        {isMissing
          ? say(prefix === prefixes.block ? 'blockNew' : 'layoutMissing')
          : found && say('leads_page', { text: read(found.title ?? undefined) || found.key })}
        {text !== '' && !text.includes('{{') && (
          <>
            {' '}
            <a href={`${corePaths.builder}/${encodeURIComponent(prefix + text)}`} target="_blank" rel="noopener">
              {say('openLayout')}
            </a>
          </>
        )}
      </p>
    </div>
  );
}
