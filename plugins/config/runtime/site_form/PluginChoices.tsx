import { useLanguage, useText } from 'sala/runtime';
import { readText } from 'sala/schemas';
import { siteTexts } from '../parts/siteTexts.ts';
import type { ListedPlugin } from '../site_settings/siteSettings.ts';

interface Props {
  available: ListedPlugin[];
  chosen: string[];
  onChange: (chosen: string[]) => void;
}

/** Which plugins a site has on; those of the house are always on, and what one needs comes along. */
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
