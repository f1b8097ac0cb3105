import { useState } from 'react';
import { ConfirmDialog, type Question, useLanguage, useText } from 'sala/runtime';
import { readText } from 'sala/schemas';
import type { ListedPlugin } from '../parts/listedPlugin.ts';
import { Section } from '../parts/Section.tsx';
import { LeftOutPlugins } from './LeftOutPlugins.tsx';
import { settingTexts } from './settingTexts.ts';
import type { Save, SiteValues } from './siteSettings.ts';

/** Switches plugins on and off. Off hides pages, menus and widgets; data stays. */
export function PluginSwitches({ values, busy, onSave }: { values: SiteValues; busy: boolean; onSave: Save }) {
  const say = useText(settingTexts);
  const language = useLanguage();
  const [question, setQuestion] = useState<Question>();
  const { plugins } = values;
  // What can be chosen stands before what is always there.
  const available = values.available
    .filter(({ allowed }) => allowed)
    .toSorted((one, other) => Number(one.core) - Number(other.core));
  const titleOf = (id: string) => readText(available.find((one) => one.id === id)?.title, language) || id;
  const neededBy = ({ id }: ListedPlugin) => available.filter(({ requires, on }) => on && requires.includes(id));

  function toggle(plugin: ListedPlugin, on: boolean) {
    const title = titleOf(plugin.id);
    const missing = plugin.requires.filter((id) => !available.find((one) => one.id === id)?.on);
    if (on && missing.length === 0) return void onSave({ plugins: [...plugins, plugin.id] });
    setQuestion({
      title: say(on ? 'turnOn' : 'turnOff', { title }),
      text: on ? say('brings', { titles: missing.map(titleOf).join(', ') }) : say('turnOffText'),
      action: say(on ? 'on' : 'off'),
      danger: !on,
      perform: () => onSave({ plugins: on ? [...plugins, plugin.id] : plugins.filter((id) => id !== plugin.id) }),
    });
  }

  return (
    <Section title={say('plugins')} lead={say('pluginsHelp')}>
      <div className="w-config__choices">
        {available.map((plugin) => {
          const needed = neededBy(plugin).map(({ id }) => titleOf(id));
          const isHeld = plugin.core || (plugin.on && (needed.length > 0 || !plugins.includes(plugin.id)));
          return (
            <label key={plugin.id} className="w-config__choice">
              <input
                type="checkbox"
                checked={plugin.on}
                disabled={busy || isHeld}
                onChange={(event) => toggle(plugin, event.target.checked)}
              />
              <span>
                <strong>{readText(plugin.title, language)}</strong>
                <small className="w-config__quiet">{readText(plugin.description, language)}</small>
                {plugin.core && <small className="w-config__quiet">{say('core')}</small>}
                {plugin.requires.length > 0 && (
                  <small className="w-config__quiet">
                    {say('requires', { titles: plugin.requires.map(titleOf).join(', ') })}
                  </small>
                )}
                {!plugin.core && needed.length > 0 && (
                  <small className="w-config__quiet">{say('neededBy', { titles: needed.join(', ') })}</small>
                )}
              </span>
            </label>
          );
        })}
      </div>
      <LeftOutPlugins plugins={values.leftOut ?? []} />
      {question && <ConfirmDialog {...question} onClose={() => setQuestion(undefined)} />}
    </Section>
  );
}
