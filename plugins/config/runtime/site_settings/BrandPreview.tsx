import { brandContrast, brandVariables } from 'sala/engine';
import { useText } from 'sala/runtime';
import { settingTexts } from './settingTexts.ts';

interface Props {
  name: string;
  brand: string;
  accent: string;
  radius: 'sharp' | 'soft' | 'round';
}

/** Preview of the chosen theme, light and dark, with its contrast ratios. */
export function BrandPreview({ name, ...theme }: Props) {
  const say = useText(settingTexts);
  return (
    <fieldset className="w-site_settings__previews" aria-label={say('preview')}>
      {(['light', 'dark'] as const).map((scheme) => {
        const contrast = brandContrast(theme.brand, scheme);
        return (
          <div key={scheme} data-theme={scheme} style={brandVariables(theme)}>
            <header>
              <strong>{name}</strong>
              <span>{say(scheme)}</span>
            </header>
            <p>{say('sample')}</p>
            <div className="w-config__line">
              <span className="s-button s-button--small s-button--primary">{say('sampleButton')}</span>
              <span className="s-button s-button--small s-button--accent">{say('sampleAccent')}</span>
              <span className="w-site_settings__link">{say('sampleLink')}</span>
            </div>
            {contrast && (
              <small>{say('contrast', { button: contrast.button.toFixed(1), link: contrast.link.toFixed(1) })}</small>
            )}
          </div>
        );
      })}
    </fieldset>
  );
}
