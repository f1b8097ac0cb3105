import { FoldTitle, Link, useLanguage, useText } from 'sala/runtime';
import { type DocumentPart, type DocumentSettings, readText } from 'sala/schemas';
import type { OriginalDocument } from './settingsAnswer.ts';
import { settingsTexts } from './settingsTexts.ts';
import { TextPair } from './TextPair.tsx';

export interface PartProps {
  original: OriginalDocument;
  draft: DocumentSettings;
  onChange: (change: Partial<DocumentSettings>) => void;
}

/** Name, paper, colour, the words of original and copy, and which parts are shown. */
export function LookPart({ original, draft, onChange, picturesPath }: PartProps & { picturesPath: string }) {
  const say = useText(settingsTexts);
  const language = useLanguage();
  const { hidden = [], color, copies = original.copies } = draft;
  const toggle = (part: DocumentPart, isShown: boolean) =>
    onChange({ hidden: isShown ? hidden.filter((one) => one !== part) : [...hidden, part] });
  return (
    <>
      <details open>
        <FoldTitle>{say('look')}</FoldTitle>
        <TextPair
          label={say('heading')}
          value={draft.title ?? original.title}
          onChange={(title) => onChange({ title })}
        />
        {original.papers.length > 1 && (
          <label className="s-field">
            <span className="s-field__label">{say('paper')}</span>
            <select
              className="s-input"
              value={draft.paper ?? original.paper}
              onChange={({ target }) => onChange({ paper: target.value === original.paper ? undefined : target.value })}
            >
              {original.papers.map(({ name, title }) => (
                <option key={name} value={name}>
                  {readText(title, language)}
                </option>
              ))}
            </select>
          </label>
        )}
        <div className="w-paper__color">
          <label>
            <input
              type="color"
              value={color ?? '#17202a'}
              onChange={({ target }) => onChange({ color: target.value })}
            />
            <span>{say('color')}</span>
          </label>
          {color && (
            <button
              type="button"
              className="s-button s-button--quiet s-button--small"
              onClick={() => onChange({ color: undefined })}
            >
              {say('noColor')}
            </button>
          )}
        </div>
        <h2>{say('copies')}</h2>
        {(['original', 'copy'] as const).map((kind) => (
          <TextPair
            key={kind}
            label={say(kind === 'original' ? 'originalWord' : 'copyWord')}
            value={copies[kind]}
            onChange={(text) => onChange({ copies: { ...copies, [kind]: text } })}
          />
        ))}
      </details>
      {original.parts.length > 0 && (
        <details>
          <FoldTitle>{say('parts')}</FoldTitle>
          {original.parts.map((part) => (
            <label key={part} className="w-paper__check">
              <input
                type="checkbox"
                checked={!hidden.includes(part)}
                onChange={({ target }) => toggle(part, target.checked)}
              />
              <span>{say(`part_${part}`)}</span>
            </label>
          ))}
          {original.parts.includes('logo') && (
            <p className="w-paper__quiet">
              {picturesPath ? <Link to={picturesPath}>{say('pictures')}</Link> : say('pictures')}
            </p>
          )}
        </details>
      )}
    </>
  );
}
