import { useLanguage, useText } from 'sala/runtime';
import { readText } from 'sala/schemas';
import { settingTexts } from './settingTexts.ts';
import type { Save, SiteValues } from './siteSettings.ts';

/** Plugins on and off. Off hides pages, menus and widgets; what they stored stays. */
export function PluginSwitches({ values, busy, onSave }: { values: SiteValues; busy: boolean; onSave: Save }) {
  const say = useText(settingTexts);
  const language = useLanguage();
  const toggle = (id: string, on: boolean) =>
    onSave({ plugins: on ? [...values.plugins, id] : values.plugins.filter((one) => one !== id) });
  return (
    <section className="w-config__group">
      <h2>{say('plugins')}</h2>
      <div className="w-config__fields">
        {values.available.map(({ id, title, description, core, on }) => (
          <label key={id} className="w-config__check">
            <input
              type="checkbox"
              checked={on}
              disabled={busy || core || (on && !values.plugins.includes(id))}
              onChange={(event) => toggle(id, event.target.checked)}
            />
            <span>
              {readText(title, language)}
              <br />
              <small className="w-config__quiet">{core ? say('core') : readText(description, language)}</small>
            </span>
          </label>
        ))}
      </div>
    </section>
  );
}
