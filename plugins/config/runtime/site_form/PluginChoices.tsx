import { useLanguage, useText } from 'sala/runtime';
import { readText } from 'sala/schemas';
import type { ListedPlugin } from '../parts/listedPlugin.ts';
import { siteTexts } from '../parts/siteTexts.ts';

interface Props {
  available: ListedPlugin[];
  chosen: string[];
  onChange: (chosen: string[]) => void;
}

/** The plugins of a site; core plugins are always on, and required ones are included. */
export function PluginChoices({ available, chosen, onChange }: Props) {
  const say = useText(siteTexts);
  const language = useLanguage();
  const titleOf = (id: string) => readText(available.find((one) => one.id === id)?.title, language) || id;
  return (
    <div className="w-config__choices">
      {available
        .filter(({ core }) => !core)
        .map(({ id, title, description, requires }) => (
          <label key={id} className="w-config__choice">
            <input
              type="checkbox"
              checked={chosen.includes(id)}
              onChange={(event) =>
                onChange(event.target.checked ? [...chosen, id] : chosen.filter((one) => one !== id))
              }
            />
            <span>
              <strong>{readText(title, language)}</strong>
              <small className="w-config__quiet">{readText(description, language)}</small>
              {requires.length > 0 && (
                <small className="w-config__quiet">
                  {say('requires', { titles: requires.map(titleOf).join(', ') })}
                </small>
              )}
            </span>
          </label>
        ))}
    </div>
  );
}
